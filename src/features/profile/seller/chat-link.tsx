import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { chatQuery } from '@/domain/people/profile-path'
import { isPlainPress } from '@/lib/plain-press'
import type { PersonListings } from '@/listing/search/use-listings-of'
import { askToSignIn } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'
import { Button } from '@/ui/button/button'
import type { Person } from '../person'

type ChatLinkProps = {
  person: Person
  listings: PersonListings
  label: string
  outline?: boolean
  /** Called before a visitor is asked to sign in. */
  onAsk?: () => void
}

/** Leads to the chat with a person. A visitor is asked to sign in where they are. */
export function ChatLink({ person, listings, label, outline = false, onAsk }: ChatLinkProps) {
  const search = chatSearch(person, listings.listings)
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event) || isSignedIn()) return
    event.preventDefault()
    onAsk?.()
    askToSignIn(`/dashboard/messages?${new URLSearchParams(search).toString()}`, 'chat', person.name)
  }
  return (
    <Button asChild variant={outline ? 'outline' : 'action'} icon={<MessageCircle aria-hidden size={18} />}>
      <Link to="/dashboard/messages" search={search} preload={false} onClick={press}>
        {label}
      </Link>
    </Button>
  )
}

/** The subject of the chat: their newest available listing, or none (A 2). */
function chatSearch(
  person: Pick<Person, 'id'>,
  listings: readonly Listing[] = [],
): { property?: string; owner: string } {
  const offered = listings.find(({ status }) => status === 'available') ?? listings[0]
  return offered ? { ...chatQuery(offered), owner: person.id } : { owner: person.id }
}
