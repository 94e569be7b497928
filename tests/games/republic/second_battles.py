"""Positions of battles that several tests fight."""

from __future__ import annotations

SPAIN = (
    "column=cornelius*,1b_scipio_aemilianus@lusitanian_war(field_consul,sent1) "
    "wars=lusitanian_war:active,numantine_war:active "
    "leaders=viriathus:board provinces=hispania_citerior,hispania_ulterior unrest=3 forces=1b_scipio_aemilianus:16+2f"
)
GLADIATORS = (
    "column=cornelius*,marius@gladiator_revolt(field_consul,sent1) wars=gladiator_revolt:active "
    "leaders=spartacus:board unrest=4"
)
TWO = "amphora=valerius*,cornelius@{war}(rome_consul,sent1) trident=claudius* star=papirius*"
