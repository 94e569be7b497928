from comitium.core.board import Board, Customs
CUSTOMS = Customs(example="senator cornelius")
def board(view, prompt=None): raise NotImplementedError
