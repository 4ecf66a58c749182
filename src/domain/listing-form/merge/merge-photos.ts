import type { StoredPhoto } from '../stored-photos'

type Photo = { id: string; stored: boolean; plan?: boolean }

/** The order of the form stays if it was changed here; else the order elsewhere holds, new pictures at the end. */
export function mergePhotos<Item extends Photo>(
  origin: readonly StoredPhoto[],
  mine: readonly Item[],
  theirs: readonly StoredPhoto[],
  show: (photo: StoredPhoto) => Item,
): Item[] {
  const had = idsOf(origin)
  const there = idsOf(theirs)
  const isPlan = (photos: readonly StoredPhoto[], id: string) => photos.some((each) => each.id === id && each.plan)
  const kept = mine
    .filter(({ id, stored }) => !stored || there.has(id))
    .map((photo) => {
      const changedHere = !photo.stored || (photo.plan ?? false) !== isPlan(origin, photo.id)
      return changedHere ? photo : { ...photo, plan: isPlan(theirs, photo.id) }
    })
  const here = idsOf(mine)
  const added = theirs.filter(({ id }) => !had.has(id) && !here.has(id))
  const untouched = [...origin.filter(({ id }) => here.has(id)), ...mine.filter(({ stored }) => !stored)]
  if (!sameOrder(untouched, mine)) return [...kept, ...added.map(show)]
  const stored = theirs.flatMap((photo) => {
    if (!had.has(photo.id) && !here.has(photo.id)) return show(photo)
    return kept.find(({ id }) => id === photo.id) ?? []
  })
  return [...stored, ...kept.filter((photo) => !photo.stored)]
}

type Listed = readonly Pick<Photo, 'id' | 'plan'>[]

export function samePictures(one: Listed, other: Listed): boolean {
  const sameKind = ({ plan = false }: Listed[number], place: number) => (other[place]?.plan ?? false) === plan
  return sameOrder(one, other) && one.every(sameKind)
}

function sameOrder(one: Listed, other: Listed): boolean {
  return one.length === other.length && one.every(({ id }, place) => other[place]?.id === id)
}

function idsOf(photos: readonly { id: string }[]): Set<string> {
  return new Set(photos.map(({ id }) => id))
}
