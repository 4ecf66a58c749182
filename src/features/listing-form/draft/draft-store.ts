import { delMany, get, keys, set, type UseStore } from 'idb-keyval'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { StoredPhoto } from '@/domain/listing-form/stored-photos'
import { hasLoggedOut } from '@/session/end/last-user'
import { storedDatabase } from '@/session/storage/stored-database'
import { isInUse } from './draft-in-use'

type KeptDraft = {
  version: 1
  savedAt: number
  values: ListingFormValues
  /** `src`: a picture that the server has, which needs no file. */
  photos: { id: string; name: string; src?: string; plan?: boolean }[]
  cover: string | null
  /** Of an edit: the state of the listing that it started from. */
  origin?: { values: ListingFormValues; photos: readonly StoredPhoto[] }
}

type NewPhoto = { id: string; name: string; file: File; plan?: boolean }
export type DraftPhoto = NewPhoto | StoredPhoto
export type Draft = Omit<KeptDraft, 'version' | 'photos'> & {
  id: string
  more: number
  photos: DraftPhoto[]
  lost: string[]
}

type Store = {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  keys: () => Promise<string[]>
  remove: (keys: string[]) => Promise<void>
}

function browserStore(store: UseStore): Store {
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    keys: async () => (await keys(store)).map(String),
    remove: (names) => delMany(names, store),
  }
}

function memoryStore(): Store {
  const kept = new Map<string, unknown>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    keys: async () => [...kept.keys()],
    remove: async (names) => {
      for (const name of names) kept.delete(name)
    },
  }
}

let store: Store | null = null
function drafts(): Store {
  if (store) return store
  const database = storedDatabase('proventous-drafts')
  store = database ? browserStore(database) : memoryStore()
  return store
}

const formPrefix = (owner: string) => `form:${owner}:`
const photoPrefix = (owner: string, id: string) => `photo:${owner}:${id}:`

function isKept(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && (value as Partial<KeptDraft>).version === 1
}

const editPrefix = (listing: string) => `edit:${encodeURIComponent(listing)}:`

/** The id of the draft of an edit; `form` tells the forms of several tabs apart. */
export function editDraftId(listing: string, form: string): string {
  return editPrefix(listing) + form
}

/** The newest draft that no open form holds: of a new listing, or of an edit of `listing`. Null if there is none. */
export async function readDraft(owner: string, listing?: string): Promise<Draft | null> {
  try {
    const free: { id: string; kept: KeptDraft }[] = []
    for (const key of (await drafts().keys()).filter((each) => each.startsWith(formPrefix(owner)))) {
      const id = key.slice(formPrefix(owner).length)
      if (!id.startsWith(listing === undefined ? '' : editPrefix(listing))) continue
      if (listing === undefined && id.startsWith('edit:')) continue
      const kept = await drafts().get(key)
      if (isKept(kept) && !(await isInUse(owner, id))) free.push({ id, kept })
    }
    const [newest, ...others] = free.toSorted((one, other) => other.kept.savedAt - one.kept.savedAt)
    if (!newest) return null
    const { id, kept } = newest
    const files = await Promise.all(kept.photos.map((photo) => drafts().get(photoPrefix(owner, id) + photo.id)))
    const photos: DraftPhoto[] = []
    const lost: string[] = []
    kept.photos.forEach(({ src, ...photo }, place) => {
      const file = files[place]
      if (src !== undefined) photos.push({ ...photo, src })
      else if (file instanceof File) photos.push({ ...photo, file })
      else lost.push(photo.name)
    })
    const { savedAt, values, cover, origin } = kept
    return { id, more: others.length, savedAt, values, cover, photos, lost, ...(origin ? { origin } : {}) }
  } catch {
    return null
  }
}

/** Stores a form and its photos. Rejects if storage is full or blocked. Of a user who has logged out nothing stays. */
export async function keepDraft(
  owner: string,
  id: string,
  draft: Omit<KeptDraft, 'version'>,
  files: readonly NewPhoto[],
): Promise<void> {
  const prefix = photoPrefix(owner, id)
  const there = new Set((await drafts().keys()).filter((key) => key.startsWith(prefix)))
  const wanted = new Set(draft.photos.map((photo) => prefix + photo.id))
  // Photos are large: write each only once.
  for (const photo of files) if (!there.has(prefix + photo.id)) await drafts().set(prefix + photo.id, photo.file)
  await drafts().set(formPrefix(owner) + id, { version: 1, ...draft } satisfies KeptDraft)
  const left = [...there].filter((key) => !wanted.has(key))
  if (left.length > 0) await drafts().remove(left)
  if (hasLoggedOut(owner)) await forgetDraft(owner, id)
}

export async function forgetDraft(owner: string, id: string): Promise<void> {
  try {
    const photos = (await drafts().keys()).filter((key) => key.startsWith(photoPrefix(owner, id)))
    await drafts().remove([formPrefix(owner) + id, ...photos])
  } catch {
    // Storage that cannot be written has no draft.
  }
}
