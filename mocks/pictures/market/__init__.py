"""The pictures of the larger market (mocks/store/worlds/market): 60 homes and lots for sale, 30 for rent. Covers first."""
MANIFEST = 'mocks/store/worlds/market/pictures.gen.json'


def enter(pic):
    """Enters all; `pic` is that of listings.py."""
    from . import city, north, oton, pavia, rentals, towers
    for part in (pavia, oton, north, city, towers, rentals):
        for lid, name, scene, cam, hour, alt, p, sky, *post in part.PICTURES: pic(lid, name, scene, cam, hour, alt, p, sky or {}, post[0] if post else {}, manifest=MANIFEST, quality=1.4 if scene.__name__ == 'unit' else 1)
