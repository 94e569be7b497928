from comitium.draw.page.look import PageLook

LOOK = PageLook()
