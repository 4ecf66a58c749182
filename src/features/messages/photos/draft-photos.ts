import { readPhotos, type OutgoingPhoto } from '@/domain/messages/message-photos'
import { parseJson, storedValue } from '@/session/storage/stored-value'

type ByDraft = Readonly<Record<string, readonly OutgoingPhoto[]>>

export const useStoredDraftPhotos = storedValue<ByDraft>({
  key: 'proventous:draft-photos',
  read: readDraftPhotos,
  write: (drafts) => (Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null),
})

function readDraftPhotos(text: string | null): ByDraft {
  const raw = parseJson(text)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {}
  return Object.fromEntries(Object.entries(raw).map(([key, photos]) => [key, readPhotos(photos)]))
}

const NONE: readonly OutgoingPhoto[] = []

export function useDraftPhotos(key: string): readonly OutgoingPhoto[] {
  return useStoredDraftPhotos((state) => state.value[key] ?? NONE)
}

export function draftPhotosNow(): ByDraft {
  return useStoredDraftPhotos.getState().current()
}

export function changeDraftPhotos(
  key: string,
  change: (photos: readonly OutgoingPhoto[]) => readonly OutgoingPhoto[],
): void {
  useStoredDraftPhotos.getState().update(({ [key]: before = NONE, ...others }) => {
    const after = change(before)
    return after.length === 0 ? others : { ...others, [key]: after }
  })
}
