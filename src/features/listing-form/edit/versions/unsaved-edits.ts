import type { ListingFormValues } from '@/domain/listing-form/form'
import type { StoredPhoto } from '@/domain/listing-form/stored-photos'
import type { Photo } from '../../photos/photo-list-store'

export type SavedState = { values: ListingFormValues; photos: readonly StoredPhoto[] }

export type UnsavedEdit = {
  draftId: string
  values: ListingFormValues
  photos: readonly Photo[]
  cover: string | null
  origin: SavedState
}

/** By listing id, in memory: signing in does not reload the page. */
const kept = new Map<string, UnsavedEdit>()

export function keepUnsavedEdit(id: string, edit: UnsavedEdit): void {
  kept.set(id, edit)
}

export function unsavedEdit(id: string): UnsavedEdit | undefined {
  return kept.get(id)
}

export function forgetUnsavedEdit(id: string): void {
  kept.delete(id)
}
