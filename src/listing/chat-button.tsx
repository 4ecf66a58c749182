import { Link } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing/listing'
import { chatPath, chatQuery, isOwnListing } from '@/domain/people/profile-path'
import { askToSignIn } from '@/session/auth-dialog'
import { useSessionUser } from '@/session/session'
import { Glyph } from '@/ui/glyph/glyph'
import { IconButton } from '@/ui/icon-button/icon-button'
import { useWords } from '@/words/use-words'

export function signInToChat(listing: Pick<Listing, 'id' | 'owner'>): void {
  askToSignIn(chatPath(listing), 'chat', listing.owner.name)
}

/** Opens the chat with the owner (B 2.2); hidden on the user's own listings (B 6). */
export function ChatButton({ listing }: { listing: Pick<Listing, 'id' | 'title' | 'owner'> }) {
  const t = useWords()
  const user = useSessionUser()
  if (isOwnListing(listing, user?.id)) return null
  const label = t('Chat with {name} about {title}', { name: listing.owner.name, title: listing.title })
  const icon = <Glyph name="chat" />
  if (!user) {
    return (
      <IconButton label={label} onClick={() => signInToChat(listing)} className="z-1 print:hidden">
        {icon}
      </IconButton>
    )
  }
  return (
    <IconButton asChild label={label} className="z-1 print:hidden">
      <Link to="/dashboard/messages" search={chatQuery(listing)} preload={false}>
        {icon}
      </Link>
    </IconButton>
  )
}
