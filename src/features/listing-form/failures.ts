import { ApiError, ContractError } from '@/api/errors'
import type { ListingProblems } from '@/domain/listing-form-check'
import { fieldOfWire } from '@/domain/listing-form-wire'

/** The server's messages by the form's fields; what belongs to no field is in the text alone. */
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

/** Said when no token is there to send the form with (A 5). */
export const LOG_IN_FIRST = 'Please log in to list a property'

/** The documented text for a listing that could not be sent (A 8). */
export function listingFailure(error: unknown): string {
  // An answer that cannot be read is no reason to say 'try again': the listing may be there already.
  if (error instanceof ContractError) return `Failed to list property: ${error.message}`
  if (!(error instanceof ApiError)) return 'Error submitting property. Please try again.'
  const said = Object.entries(error.fields)
  if (said.length === 0) return `Failed to list property: ${error.message}`
  return ['Failed to list property:', ...said.map(([name, messages]) => `${words(name)}: ${messages.join(' ')}`)].join(
    '\n',
  )
}

/** 'square_feet' as 'square feet'; the photos are counted from 1. */
function words(name: string): string {
  const photo = /^photos[.[](\d+)/.exec(name)?.[1]
  return photo === undefined ? name.replaceAll('_', ' ') : `photo ${Number(photo) + 1}`
}
