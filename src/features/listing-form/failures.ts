import { ApiError, ContractError } from '@/api/errors'
import type { ListingProblems } from '@/domain/listing-form/form-check'
import { fieldOfWire } from '@/domain/listing-form/form-wire'
import { t } from '@/words/words'

/** Shown when a listing is sent without a session (A 5). */
export const LOG_IN_FIRST = 'Please log in to list a property'
export const LOG_IN_TO_UPDATE = 'Please log in to update your property'

export function problemsOf(error: unknown): ListingProblems {
  const problems: ListingProblems = {}
  if (!(error instanceof ApiError)) return problems
  for (const [name, messages] of Object.entries(error.fields)) {
    const field = fieldOfWire(name)
    const said = messages.join(' ').trim()
    if (field && said !== '') problems[field] = problems[field] ? `${problems[field]} ${said}` : said
  }
  return problems
}

/** The documented text for a listing that could not be created (A 8). */
export function listingFailure(error: unknown): string {
  // After an unreadable answer 'try again' is wrong: the listing may exist already.
  if (error instanceof ContractError) return t('Failed to list property: {message}', { message: error.message })
  if (!(error instanceof ApiError)) return t('Error submitting property. Please try again.')
  const said = Object.entries(error.fields)
  if (said.length === 0) return t('Failed to list property: {message}', { message: error.message })
  return [
    t('Failed to list property:'),
    ...said.map(([name, messages]) => `${words(name)}: ${messages.join(' ')}`),
  ].join('\n')
}

/** Whether an update was refused because another tab or device has saved the listing meanwhile. */
export function savedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

/** The documented text for an update that failed (A 8). */
export function updateFailure(error: unknown): string {
  if (savedElsewhere(error)) {
    return t(
      'Not saved yet: this listing was saved elsewhere in the meantime. Everything you typed is still here. Check the changes below, then save again.',
    )
  }
  if (error instanceof ApiError && error.message) return t('Update failed: {message}', { message: error.message })
  return t('Failed to update property. Please try again.')
}

function words(name: string): string {
  const photo = /^photos[.[](\d+)/.exec(name)?.[1]
  return photo === undefined ? name.replaceAll('_', ' ') : t('photo {n}', { n: Number(photo) + 1 })
}
