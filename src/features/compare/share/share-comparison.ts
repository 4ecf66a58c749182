import { notify } from '@/ui/toast/notify'
import { linkTo } from './link-ids'

/** Opens the share sheet, or copies the link if there is none; a toast tells the result. */
export async function shareComparison(ids: readonly string[]): Promise<void> {
  const url = linkTo(ids)
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title: 'Compare Properties', url })
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify({ text: 'Link copied.', tone: 'good' })
  } catch {
    notify({ text: `The link could not be copied. It is ${url}`, tone: 'bad' })
  }
}
