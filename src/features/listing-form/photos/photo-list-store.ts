import { createStore, type StoreApi } from 'zustand/vanilla'
import { choosePhotos, coverOf, moved, UNREADABLE, type Refusal } from '@/domain/listing-form/photo-rules'
import { uniqueId } from '@/lib/unique-id'
import { shrinkPhoto, stopShrinking } from '@/listing/shrink/shrink'
import { t } from '@/words/words'

export type Photo = {
  id: string
  name: string
  state: 'waiting' | 'shrinking' | 'ready'
  src: string
  /** The file to send; null until it is ready, and for stored photos. */
  file: File | null
  stored: boolean
  plan: boolean
}

export type PhotoListState = {
  photos: readonly Photo[]
  /** Id of the chosen cover; without one the first photo is the cover (A 5). */
  cover: string | null
  refused: readonly Refusal[]
  leftOut: number
}

export type PhotoListStore = StoreApi<PhotoListState> & {
  add: (files: readonly File[]) => void
  remove: (id: string) => () => void
  move: (id: string, to: number) => void
  setCover: (id: string) => void
  setPlan: (id: string, plan: boolean) => void
  clearRefusals: () => void
  replace: (photos: readonly Photo[], cover: string | null) => void
  whenReady: () => Promise<void>
  close: () => void
}

const NOTHING: PhotoListState = { photos: [], cover: null, refused: [], leftOut: 0 }

type ReadyFile = { id: string; name: string; file: File; plan?: boolean }
/** A photo from a file that needs no shrinking, for example from a draft. */
export function readyPhoto({ id, name, file, plan = false }: ReadyFile): Photo {
  return { id, name, plan, state: 'ready', src: URL.createObjectURL(file), file, stored: false }
}

export function createPhotoList(initial: readonly Photo[] = []): PhotoListStore {
  const store = createStore<PhotoListState>()(() => ({ ...NOTHING, photos: initial }))
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
      refused: [...refused, { name: photo.name, reason: t(UNREADABLE) }],
    }))
  }
  // One at a time: twenty photos of 12 megapixels at once need a gigabyte.
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
        const id = uniqueId()
        sources.set(id, file)
        return { id, name: file.name, state: 'waiting', src: '', file: null, stored: false, plan: false }
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
    setPlan(id: string, plan: boolean) {
      change(id, { plan })
      if (getState().cover === id) setState({ cover: null })
    },
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

/** The id of the effective cover (A 5). */
export function coverId({ photos, cover }: PhotoListState): string | null {
  return coverOf(photos, cover)
}

export function photosInWork({ photos }: PhotoListState): number {
  return photos.filter(({ state }) => state !== 'ready').length
}
