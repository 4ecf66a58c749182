from . import baths, bedrooms, bedrooms_small, dining, health, kitchens, kitchens_small, livings, shops, work
from .base import SHOTS
