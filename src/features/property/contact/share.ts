import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { notify } from '@/ui/toast/notify'

/**
 * Opens the share sheet, or copies the link and shows a message (B 2.4). The link is the public one, which visitors can
 * open too.
 */
export function useShareProperty(listing: Pick<Listing, 'id' | 'title'>): () => void {
  const router = useRouter()
  return () => void share(listing.title, publicLink(router, listing.id))
}

/** The address of a listing that opens for everyone. */
export function publicLink(router: AnyRouter, id: string): string {
  const { href } = router.buildLocation({ to: '/property/$id', params: { id } })
  return new URL(router.history.createHref(href), location.origin).href
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
