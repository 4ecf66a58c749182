import { notify } from '@/ui/toast/notify'
import { linkTo } from './link-ids'

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
