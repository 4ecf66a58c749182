import { Info } from 'lucide-react'
import { useState } from 'react'
import { OwnerTier } from '@/listing/card/owner-tier'
import type { PersonListings } from '@/listing/search/use-listings-of'
import type { Person } from '../person'
import { SellerDialog } from './seller-dialog'
import { useWords } from '@/words/use-words'

export function SellerBadge({ person, listings }: { person: Person; listings: PersonListings }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="thumb-target inline-flex items-center gap-1.5 rounded-md hover:[&>svg]:text-ink"
      >
        <OwnerTier tier={person.tier} />
        <Info aria-hidden size={16} className="text-ink-muted" />
        <span className="sr-only">{t(': about this seller')}</span>
      </button>
      <SellerDialog {...{ person, listings, open }} onOpenChange={setOpen} />
    </>
  )
}
