"""Our own files and the built ones, read once: nothing else can be asked for."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

FOLDER: Final = Path(__file__).with_name("static")
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
}
REMARKS: Final = {
    ".js": rb"(?m)^\s*//.*\n|^ +",
    ".css": rb"(?ms)\s*/\*.*?\*/|^ +",
}  # and the space before lines: a tenth of them
LITTLE: Final = 600  # bytes below which packing is not worth it


class Static(NamedTuple):
    content: bytes
    packed: bytes
    kind: str
    tag: str


def _lean(path: Path) -> bytes:
    """A file as it is sent: our own scripts and sheets without what only their readers need."""
    content = path.read_bytes()
    return re.sub(REMARKS[path.suffix], b"", content) if path.suffix in REMARKS and path.parent == FOLDER else content


@cache
def static_files() -> dict[str, Static]:
    """All files by their path below the folder."""
    found: dict[str, Static] = {}
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and path.suffix in KINDS:
            content = _lean(path)
            packed = b"" if path.suffix in (".woff2", ".png") or len(content) < LITTLE else gzip.compress(content, 9, mtime=0)
            tag = f'"{sha256(content).hexdigest()[:20]}"'
            found[path.relative_to(FOLDER).as_posix()] = Static(content, packed, KINDS[path.suffix], tag)
    return found


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file, packed where the browser can unpack it; one that the browser has is not sent again."""
    found = static_files().get(path.lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-encoding", "content-type": found.kind}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)
