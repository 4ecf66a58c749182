import { Link } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing'
import { chatPath, chatQuery, isOwnListing } from '@/domain/profile-path'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { useSessionUser } from '@/session/session'
import { Glyph } from '@/ui/glyph/glyph'
import { IconButton } from '@/ui/icon-button/icon-button'

/** Asks for signing in; afterwards the visitor goes on to the chat about this listing. */
export function signInToChat(listing: Pick<Listing, 'id' | 'owner'>): void {
  rememberDestination(chatPath(listing))
  useAuthDialog.getState().open('login')
}

/** Opens the chat with the owner (B 2.2); not on one's own listings (B 6). */
export function ChatButton({ listing }: { listing: Pick<Listing, 'id' | 'title' | 'owner'> }) {
  const user = useSessionUser()
  if (isOwnListing(listing, user?.id)) return null
  const label = `Chat with ${listing.owner.name} about ${listing.title}`
  const icon = <Glyph name="chat" />
  if (!user) {
    return (
      <IconButton label={label} onClick={() => signInToChat(listing)} className="z-1">
        {icon}
      </IconButton>
    )
  }
  return (
    <IconButton asChild label={label} className="z-1">
      <Link to="/dashboard/messages" search={chatQuery(listing)} preload={false}>
        {icon}
      </Link>
    </IconButton>
  )
}
