"""A resource that is closed when a test is done with it."""

from abc import abstractmethod
from types import TracebackType
from typing import Self


class Closing:
    """To be used in a `with`."""

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        type_: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.close()
