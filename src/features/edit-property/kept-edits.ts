import type { ListingFormValues } from '@/domain/listing-form'

/** An edit that was cut off by the end of the session, photos with their files. */
export type KeptEdit<Photo> = { values: ListingFormValues; photos: readonly Photo[]; cover: string | null }

/** By listing. As long as the page lives: signing in again does not load it anew. */
const kept = new Map<string, KeptEdit<unknown>>()

/** Keeps an edit until the same listing is edited again. */
export function keepEdit<Photo>(id: string, edit: KeptEdit<Photo>): void {
  kept.set(id, edit)
}

/** The kept edit of a listing, or undefined. It stays kept until `forgetEdit`. */
export function keptEdit<Photo>(id: string): KeptEdit<Photo> | undefined {
  // What is kept under an id comes from the one form that edits it.
  return kept.get(id) as KeptEdit<Photo> | undefined
}

export function forgetEdit(id: string): void {
  kept.delete(id)
}
