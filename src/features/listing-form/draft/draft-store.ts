import { createStore, delMany, get, keys, set } from 'idb-keyval'
import type { ListingFormValues } from '@/domain/listing-form'

/** What is kept of a form that was not sent; the pictures lie beside it, each under its own key. */
type KeptDraft = {
  version: 1
  /** Milliseconds since 1970. */
  savedAt: number
  values: ListingFormValues
  photos: { id: string; name: string }[]
  cover: string | null
}

export type DraftPhoto = { id: string; name: string; file: File }
/** A draft as it is offered: `lost` names the photos that had not been made ready when the page was closed. */
export type Draft = Omit<KeptDraft, 'version' | 'photos'> & { photos: DraftPhoto[]; lost: string[] }

type Store = {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  keys: () => Promise<string[]>
  remove: (keys: string[]) => Promise<void>
}

function browserStore(): Store {
  const store = createStore('proventous-drafts', 'listing')
  return {
    get: (key) => get(key, store),
    set: (key, value) => set(key, value, store),
    keys: async () => (await keys(store)).map(String),
    remove: (names) => delMany(names, store),
  }
}

/** Drafts that last as long as the page, where the browser keeps nothing. */
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
  store ??= typeof indexedDB === 'undefined' ? memoryStore() : browserStore()
  return store
}

const formKey = (owner: string) => `form:${owner}`
const photoPrefix = (owner: string) => `photo:${owner}:`
const photoKey = (owner: string, id: string) => photoPrefix(owner) + id

function isKept(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && (value as Partial<KeptDraft>).version === 1
}

/** The draft of an owner with its photos, or null. A store that cannot be read holds none. */
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

/** Keeps a form and the photos it names. Rejects where the browser's storage is full or closed. */
export async function keepDraft(
  owner: string,
  draft: Omit<KeptDraft, 'version'>,
  files: readonly DraftPhoto[],
): Promise<void> {
  const there = new Set((await drafts().keys()).filter((key) => key.startsWith(photoPrefix(owner))))
  const wanted = new Set(draft.photos.map(({ id }) => photoKey(owner, id)))
  // Photos are large: each is written once.
  for (const { id, file } of files) if (!there.has(photoKey(owner, id))) await drafts().set(photoKey(owner, id), file)
  await drafts().set(formKey(owner), { version: 1, ...draft } satisfies KeptDraft)
  const left = [...there].filter((key) => !wanted.has(key))
  if (left.length > 0) await drafts().remove(left)
}

/** Forgets the draft of an owner with its photos. */
export async function forgetDraft(owner: string): Promise<void> {
  try {
    const photos = (await drafts().keys()).filter((key) => key.startsWith(photoPrefix(owner)))
    await drafts().remove([formKey(owner), ...photos])
  } catch {
    // A store that cannot be written holds nothing to forget.
  }
}
