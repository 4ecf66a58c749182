import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { TourPart } from '@/listing/tour/tour-part'
import { replyClass } from './quick-replies'

/** Asks the lister for a visit, as 'Schedule Tour' does; the conversation shows it as a card. */
export function ProposeVisit({ listing, conversation }: { listing: Listing; conversation: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={replyClass}>
        <CalendarPlus aria-hidden size={17} />
        Propose a visit
      </button>
      {open ? <TourPart listing={listing} conversation={conversation} open onOpenChange={setOpen} /> : null}
    </>
  )
}
