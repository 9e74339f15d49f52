"""The files of this repository, for tools and tests that read them all."""
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IGNORED_FOLDERS = {"build", "node_modules", "__pycache__"}


def is_clone():
    """Whether git can tell. In a source archive it cannot, nor if the archive lies inside of another repository."""
    return (ROOT / ".git").exists()


def own_files(suffixes=None):
    """Paths with one of these suffixes (without them: all), sorted: what git has or would add. Without git: all that
    lies outside of ignored and hidden folders, .github apart."""
    names = of_git() if is_clone() else walked(ROOT)
    return sorted(ROOT / name for name in names
                  if (suffixes is None or Path(name).suffix in suffixes) and (ROOT / name).is_file())


def of_git():
    said = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, text=True,
                          stdout=subprocess.PIPE, check=True).stdout
    return said.split("\0")[:-1]


def walked(folder):
    for path in folder.iterdir():
        if not path.is_dir():
            yield path.relative_to(ROOT)
        elif path.name not in IGNORED_FOLDERS and (not path.name.startswith(".") or path.name in {".github", ".ci"}):
            yield from walked(path)
