"""`novice`: plays as people do on the first evening. Sensible, quick, and no more than that."""

from tenback.bots.novice.face_to_face import FaceToFace
from tenback.bots.novice.quick_and_easy import QuickAndEasy
from tenback.bots.novice.ten import Ten
from tenback.bots.novice.the_game import TheGame

__all__ = ["FaceToFace", "QuickAndEasy", "Ten", "TheGame"]
