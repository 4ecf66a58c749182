import { createStore, type StoreApi } from 'zustand/vanilla'
import { choosePhotos, coverOf, moved, UNREADABLE, type Refusal } from '@/domain/photo-rules'
import { shrinkPhoto, stopShrinking } from './shrink'

/** A picture of the listing: new ones are made smaller one after the other, stored ones are shown from their address. */
export type Photo = {
  id: string
  /** The name of the file it came from. */
  name: string
  state: 'waiting' | 'shrinking' | 'ready'
  /** Where the preview loads from; empty until it is ready. */
  src: string
  /** What will be sent; null until it is ready, and for a picture that the server has already. */
  file: File | null
  /** Kept by the server already, under this id. */
  stored: boolean
}

export type PhotoShelfState = {
  photos: readonly Photo[]
  /** The chosen cover; the first photo is the cover as long as none was chosen (A 5). */
  cover: string | null
  refused: readonly Refusal[]
  /** How many were left out because 20 are there. */
  leftOut: number
}

/** The photos of one form: what is there, in which order, which is the cover, and what could not be taken. */
export type PhotoShelf = StoreApi<PhotoShelfState> & {
  add: (files: readonly File[]) => void
  /** Takes a photo away; what it returns puts it back where it was. */
  remove: (id: string) => () => void
  move: (id: string, to: number) => void
  setCover: (id: string) => void
  clearRefusals: () => void
  /** Another set of photos in place of all. */
  replace: (photos: readonly Photo[], cover: string | null) => void
  /** Settles when no photo is being made ready any more. */
  whenReady: () => Promise<void>
  /** Lets go of the previews. */
  close: () => void
}

const NOTHING: PhotoShelfState = { photos: [], cover: null, refused: [], leftOut: 0 }

/** A photo from a file that is ready to be sent, such as one out of a draft. */
export function readyPhoto(id: string, name: string, file: File): Photo {
  return { id, name, state: 'ready', src: URL.createObjectURL(file), file, stored: false }
}

export function createPhotoShelf(initial: readonly Photo[] = []): PhotoShelf {
  const store = createStore<PhotoShelfState>()(() => ({ ...NOTHING, photos: initial }))
  const { getState, setState } = store
  const sources = new Map<string, File>()
  const made = initial.flatMap(({ src, stored }) => (stored ? [] : [src]))
  let running = false
  let work: Promise<void> = Promise.resolve()

  const change = (id: string, changes: Partial<Photo>) =>
    setState(({ photos }) => ({ photos: photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) }))

  const makeReady = async (photo: Photo, source: File) => {
    change(photo.id, { state: 'shrinking' })
    const file = await shrinkPhoto(source)
    if (sources.get(photo.id) !== source) return
    sources.delete(photo.id)
    if (file) {
      const src = URL.createObjectURL(file)
      made.push(src)
      return change(photo.id, { state: 'ready', file, src })
    }
    setState(({ photos, refused }) => ({
      photos: photos.filter(({ id }) => id !== photo.id),
      refused: [...refused, { name: photo.name, reason: UNREADABLE }],
    }))
  }
  // One after the other: twenty photos of 12 megapixels at once would take a gigabyte.
  const makeAllReady = async () => {
    for (;;) {
      const next = getState().photos.find(({ state }) => state === 'waiting')
      const source = next && sources.get(next.id)
      if (!next || !source) break
      await makeReady(next, source)
    }
    running = false
    stopShrinking()
  }
  const begin = () => {
    if (running) return
    running = true
    work = makeAllReady()
  }

  return Object.assign(store, {
    add(files: readonly File[]) {
      const { photos } = getState()
      const { taken, refused, left } = choosePhotos(files, photos.length)
      const added = taken.map((file): Photo => {
        const id = crypto.randomUUID()
        sources.set(id, file)
        return { id, name: file.name, state: 'waiting', src: '', file: null, stored: false }
      })
      setState({ photos: [...photos, ...added], refused, leftOut: left })
      begin()
    },
    remove(id: string) {
      const { photos, cover } = getState()
      const at = photos.findIndex((photo) => photo.id === id)
      const photo = photos[at]
      const source = sources.get(id)
      sources.delete(id)
      setState({ photos: photos.filter((one) => one.id !== id), leftOut: 0 })
      if (cover === id) setState({ cover: null })
      return () => {
        const now = getState().photos
        if (!photo || now.some((one) => one.id === id)) return
        if (source) sources.set(id, source)
        const again: Photo = source ? { ...photo, state: 'waiting' } : photo
        setState({ photos: now.toSpliced(at, 0, again) })
        if (cover === id) setState({ cover: id })
        begin()
      }
    },
    move: (id: string, to: number) =>
      setState(({ photos }) => ({
        photos: moved(
          photos,
          photos.findIndex((photo) => photo.id === id),
          to,
        ),
      })),
    setCover: (id: string) => setState({ cover: id }),
    clearRefusals: () => setState({ refused: [], leftOut: 0 }),
    replace(photos: readonly Photo[], cover: string | null) {
      sources.clear()
      setState({ ...NOTHING, photos, cover })
    },
    whenReady: () => work,
    close() {
      for (const src of made.splice(0)) URL.revokeObjectURL(src)
    },
  })
}

/** The id of the cover as it stands now (A 5). */
export function coverId({ photos, cover }: PhotoShelfState): string | null {
  return coverOf(photos, cover)
}

/** How many photos are not ready to be sent yet. */
export function photosInWork({ photos }: PhotoShelfState): number {
  return photos.filter(({ state }) => state !== 'ready').length
}
