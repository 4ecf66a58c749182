import { delMany, get, keys, set } from 'idb-keyval'
import { storedDatabase } from '@/session/storage/stored-database'
import { draftPhotosNow } from './draft-photos'
import { useOutbox } from '../state/outbox'

/** The pictures of messages that are not sent, by id. Where IndexedDB is blocked they last as long as the page. */
const memory = new Map<string, Blob>()
const database = () => storedDatabase('proventous-message-photos')

export async function keepPhotoFile(id: string, file: Blob): Promise<void> {
  memory.set(id, file)
  const store = database()
  if (store) await set(id, file, store).catch(() => {})
}

export async function photoFile(id: string): Promise<Blob | null> {
  const held = memory.get(id)
  if (held) return held
  const store = database()
  const stored: unknown = store ? await get(id, store).catch(() => null) : null
  return stored instanceof Blob ? stored : null
}

export function forgetPhotoFiles(ids: readonly string[]): void {
  for (const id of ids) memory.delete(id)
  const store = database()
  if (store && ids.length > 0) void delMany([...ids], store).catch(() => {})
}

/** Forgets the files that no draft and no unsent message names, such as those of a message that was deleted. */
export async function sweepPhotoFiles(): Promise<void> {
  const store = database()
  if (!store) return
  // Read first: what is stored meanwhile is named by the time the names are read.
  const stored = await keys<string>(store).catch(() => [])
  const named = [
    ...Object.values(draftPhotosNow()).flat(),
    ...useOutbox
      .getState()
      .current()
      .flatMap(({ photos = [] }) => photos),
  ]
  const wanted = new Set(named.map(({ id }) => id))
  forgetPhotoFiles(stored.filter((id) => !wanted.has(id)))
}
