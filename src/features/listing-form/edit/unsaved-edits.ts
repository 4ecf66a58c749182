import type { ListingFormValues } from '@/domain/listing-form/form'

/** An edit that the end of the session interrupted; photos include their files. */
export type UnsavedEdit<Photo> = { values: ListingFormValues; photos: readonly Photo[]; cover: string | null }

/** By listing id, in memory: signing in does not reload the page. */
const kept = new Map<string, UnsavedEdit<unknown>>()

export function keepUnsavedEdit<Photo>(id: string, edit: UnsavedEdit<Photo>): void {
  kept.set(id, edit)
}

/** The kept edit of a listing; it stays until `forgetUnsavedEdit`. */
export function unsavedEdit<Photo>(id: string): UnsavedEdit<Photo> | undefined {
  // One form writes all entries, so the photo type fits.
  return kept.get(id) as UnsavedEdit<Photo> | undefined
}

export function forgetUnsavedEdit(id: string): void {
  kept.delete(id)
}
