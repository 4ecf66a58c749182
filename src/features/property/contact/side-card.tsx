import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarDays, MessageCircle, ArrowLeftRight, Check, Heart, Share2 } from 'lucide-react'
import { toggleWithUndo } from '@/listing/favorite-button'
import { useCompare } from '@/listing/use-compare'
import { useIsFavorite } from '@/session/favorites'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import type { Listing } from '@/domain/listing/listing'
import { Card } from '@/ui/card/card'
import { Sharing } from '../share/sharing'
import { OwnerCard } from './owner-card'
import type { Contact } from './use-contact'
import { useWords } from '@/words/use-words'

type Props = { listing: Listing; contact: Contact; narrow: boolean }

/** The side column: owner and actions (B 2.4). On narrow screens bar and header have the buttons. */
export function SideCard({ listing, contact, narrow }: Props) {
  const t = useWords()
  return (
    <Card as="div" className="shadow-1">
      <OwnerCard owner={listing.owner} chat={contact.chat !== null} />
      {contact.own ? <OwnListing id={listing.id} /> : null}
      {(listing.status === 'sold' || listing.paused) && !contact.own ? (
        <p className="mt-4 rounded-control bg-surface-sunken px-3 py-2.5 text-ink-muted">
          {listing.paused
            ? t('This property is paused, so tours are closed.')
            : listing.listingType === 'rent'
              ? t('This property is rented, so tours are closed.')
              : t('This property is sold, so tours are closed.')}
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
  const t = useWords()
  return (
    <div className="mt-4 rounded-control bg-surface-sunken p-3 print:hidden">
      <p>{t('This is your listing. Others see a chat and a tour button here.')}</p>
      <Link
        to="/dashboard/edit-property/$id"
        params={{ id }}
        className={`${buttonClass({ variant: 'outline', size: 'small' })} mt-2.5 min-h-10`}
      >
        {t('Edit listing')}
      </Link>
    </div>
  )
}

function ContactButtons({ contact }: { contact: Contact }) {
  const t = useWords()
  return (
    <>
      {contact.chat ? (
        <Button wide onClick={contact.chat} icon={<MessageCircle aria-hidden size={18} />}>
          {t('Chat with Owner')}
        </Button>
      ) : null}
      {contact.schedule ? (
        <Button wide variant="outline" onClick={contact.schedule} icon={<CalendarDays aria-hidden size={18} />}>
          {t('Schedule Tour')}
        </Button>
      ) : null}
    </>
  )
}

function KeepButtons({ listing }: { listing: Listing }) {
  const t = useWords()
  const saved = useIsFavorite(listing.id)
  const { compared, toggle } = useCompare(listing)
  const Compare = compared ? Check : ArrowLeftRight
  return (
    <>
      <Button
        wide
        variant="outline"
        onClick={() => toggleWithUndo(listing)}
        data-favorite={listing.id}
        icon={<Heart aria-hidden size={18} className={clsx('shrink-0', saved && 'fill-heart text-heart')} />}
      >
        {saved ? t('Remove from Favorites') : t('Add to Favorites')}
      </Button>
      <Button wide variant="outline" onClick={toggle} icon={<Compare aria-hidden size={18} className="shrink-0" />}>
        {compared ? t('Remove from compare') : t('Add to compare')}
      </Button>
      <Sharing listing={listing}>
        {(open) => (
          <Button wide variant="outline" onClick={open} icon={<Share2 aria-hidden size={18} className="shrink-0" />}>
            {t('Share Property')}
          </Button>
        )}
      </Sharing>
    </>
  )
}
