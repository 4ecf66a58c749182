import { t } from '@/words/words'

export type ChatPhoto = {
  src: string
  width: number | null
  height: number | null
}

/** A picture of an own message that the server does not have yet; its file is stored apart. */
export type OutgoingPhoto = {
  id: string
  name: string
}

/** 'Photo' or '3 photos'; empty for none. */
export function photosInWords(count: number, words = t): string {
  if (count === 0) return ''
  return count === 1 ? words('Photo') : words.count(count, '{n} photo', '{n} photos')
}

export function wordsOrPhotos(text: string, photos: number, words = t): string {
  return text.trim() === '' ? photosInWords(photos, words) : text
}

export function readPhotos(raw: unknown): OutgoingPhoto[] {
  return Array.isArray(raw) ? raw.filter(isPhoto) : []
}

export function arePhotos(raw: unknown): raw is OutgoingPhoto[] {
  return Array.isArray(raw) && raw.length > 0 && raw.every(isPhoto)
}

function isPhoto(raw: unknown): raw is OutgoingPhoto {
  if (typeof raw !== 'object' || raw === null) return false
  const { id, name } = raw as Record<string, unknown>
  return typeof id === 'string' && id !== '' && typeof name === 'string'
}
