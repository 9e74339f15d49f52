"""PlatformIO: tells the device code which Seaglass it is. Only that code, so that a commit does not build all anew."""
import shutil
import subprocess

Import("env", "projenv")  # noqa: F821  (PlatformIO's way of handing over the build)


def version():
    if not shutil.which("git"):
        return "without git"
    described = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=env.subst("$PROJECT_DIR"),  # noqa: F821
                               text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return described.stdout.strip() if described.returncode == 0 else "without git"


env["SEAGLASS_VERSION"] = version()  # noqa: F821
projenv.Append(CPPDEFINES=[("SEAGLASS_VERSION", env.StringifyMacro(env["SEAGLASS_VERSION"]))])  # noqa: F821
