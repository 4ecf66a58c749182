import { delMany, get, keys, set, type UseStore } from 'idb-keyval'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { storedDatabase } from '@/session/storage/stored-database'

/** A stored draft; each picture is stored under its own key. */
type KeptDraft = {
  version: 1
  /** Milliseconds since 1970. */
  savedAt: number
  values: ListingFormValues
  photos: { id: string; name: string }[]
  cover: string | null
}

export type DraftPhoto = { id: string; name: string; file: File }
/** A draft with its photos. `lost` names the photos that were not ready when the page closed. */
export type Draft = Omit<KeptDraft, 'version' | 'photos'> & { photos: DraftPhoto[]; lost: string[] }

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

/** In-memory fallback without IndexedDB. */
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

const formKey = (owner: string) => `form:${owner}`
const photoPrefix = (owner: string) => `photo:${owner}:`
const photoKey = (owner: string, id: string) => photoPrefix(owner) + id

function isKept(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && (value as Partial<KeptDraft>).version === 1
}

/** The draft of an owner; null if there is none or storage cannot be read. */
export async function readDraft(owner: string): Promise<Draft | null> {
  try {
    const kept = await drafts().get(formKey(owner))
    if (!isKept(kept)) return null
    const files = await Promise.all(kept.photos.map(({ id }) => drafts().get(photoKey(owner, id))))
    const photos: DraftPhoto[] = []
    const lost: string[] = []
    kept.photos.forEach(({ id, name }, place) => {
      const file = files[place]
      if (file instanceof File) photos.push({ id, name, file })
      else lost.push(name)
    })
    return { savedAt: kept.savedAt, values: kept.values, cover: kept.cover, photos, lost }
  } catch {
    return null
  }
}

/** Stores a form and its photos. Rejects if storage is full or blocked. */
export async function keepDraft(
  owner: string,
  draft: Omit<KeptDraft, 'version'>,
  files: readonly DraftPhoto[],
): Promise<void> {
  const there = new Set((await drafts().keys()).filter((key) => key.startsWith(photoPrefix(owner))))
  const wanted = new Set(draft.photos.map(({ id }) => photoKey(owner, id)))
  // Photos are large: write each only once.
  for (const { id, file } of files) if (!there.has(photoKey(owner, id))) await drafts().set(photoKey(owner, id), file)
  await drafts().set(formKey(owner), { version: 1, ...draft } satisfies KeptDraft)
  const left = [...there].filter((key) => !wanted.has(key))
  if (left.length > 0) await drafts().remove(left)
}

export async function forgetDraft(owner: string): Promise<void> {
  try {
    const photos = (await drafts().keys()).filter((key) => key.startsWith(photoPrefix(owner)))
    await drafts().remove([formKey(owner), ...photos])
  } catch {
    // Storage that cannot be written has no draft.
  }
}
