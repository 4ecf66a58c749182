import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/button/button-class'
import { statusWord, type Listing } from '@/domain/listing/listing'
import { Card } from '@/ui/card/card'
import { ContactButtons } from './contact-buttons'
import { KeepButtons } from './keep-buttons'
import { OwnerCard } from './owner-card'
import type { Contact } from './use-contact'

type Props = { listing: Listing; contact: Contact; narrow: boolean }

/** The side column: owner and actions (B 2.4). On narrow screens bar and header have the buttons. */
export function SideCard({ listing, contact, narrow }: Props) {
  return (
    <Card as="div" className="shadow-1">
      <OwnerCard owner={listing.owner} chat={contact.chat !== null} />
      {contact.own ? <OwnListing id={listing.id} /> : null}
      {listing.status === 'sold' && !contact.own ? (
        <p className="mt-4 rounded-control bg-surface-sunken px-3 py-2.5 text-ink-muted">
          This property is {statusWord(listing.status, listing.listingType)}, so tours are closed.
        </p>
      ) : null}
      {narrow ? null : (
        <div className="mt-4 grid gap-2 border-t border-line pt-4 print:hidden">
          <ContactButtons contact={contact} />
          <KeepButtons listing={listing} />
        </div>
      )}
    </Card>
  )
}

function OwnListing({ id }: { id: string }) {
  return (
    <div className="mt-4 rounded-control bg-surface-sunken p-3 print:hidden">
      <p>This is your listing. Others see a chat and a tour button here.</p>
      <Link
        to="/dashboard/edit-property/$id"
        params={{ id }}
        className={`${buttonClass({ variant: 'outline', size: 'small' })} mt-2.5 min-h-10`}
      >
        Edit listing
      </Link>
    </div>
  )
}
