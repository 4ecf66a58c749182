"""The pictures of the larger market (mocks/store/worlds/market): 60 homes and lots for sale, 30 for rent. Covers first."""
MANIFEST = 'mocks/store/worlds/market/pictures.gen.json'


def enter(pic):
    """Enters all; `pic` is that of listings.py. A row without a scene has that of its listing's cover."""
    from . import city, north, oton, pavia, rentals, towers
    covers = {}
    for part in (pavia, oton, north, city, towers, rentals):
        for row in part.PICTURES:
            lid, name, scene, cam, hour, alt, p, sky, post, job = (*row, None, None)[:10]
            if scene is None: scene, p, sky, post = covers[lid][0], {**covers[lid][1], **p}, sky or covers[lid][2], {**covers[lid][3], **(post or {})}
            covers.setdefault(lid, (scene, p, sky, post or {}))
            pic(lid, name, scene, cam, hour, alt, p, sky or {}, post or {}, manifest=MANIFEST, quality=1.4 if scene.__name__ == 'unit' else 1, **(job or {}))
