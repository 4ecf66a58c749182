import { useRouter } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing'
import { notify } from '@/ui/toast/notify'

/**
 * The system's share sheet where the browser has one, else the link goes to the clipboard and a message says so (readings.md).
 * The link is the public one, which opens for visitors too.
 */
export function useShareProperty(listing: Pick<Listing, 'id' | 'title'>): () => void {
  const router = useRouter()
  return () => {
    const { href } = router.buildLocation({ to: '/property/$id', params: { id: listing.id } })
    void share(listing.title, new URL(router.history.createHref(href), location.origin).href)
  }
}

async function share(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title, url })
    } catch (cause) {
      // Closing the sheet is an answer too.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify({ text: 'Link copied to the clipboard', tone: 'good' })
  } catch {
    notify({ text: `The link could not be copied. It is ${url}`, tone: 'bad' })
  }
}
