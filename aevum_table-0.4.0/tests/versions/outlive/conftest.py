from pathlib import Path

import pytest

from tests.versions.outlive.building import Programs, build, put_beside


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Programs:
    return build(tmp_path_factory.mktemp("programs"))


@pytest.fixture(scope="session")
def beside(programs: Programs, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in which the first version is installed beside the second."""
    data = tmp_path_factory.mktemp("data")
    put_beside(programs, data)
    return data
