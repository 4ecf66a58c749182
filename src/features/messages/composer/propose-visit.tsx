import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { TourPart } from '@/listing/tour/tour-part'
import { replyClass } from './quick-replies'
import { useWords } from '@/words/use-words'

type Props = {
  listing: Listing
  conversation: string
  /** The buyer's name, where the lister begins the visit. */
  invited: string | null
}

export function ProposeVisit({ listing, conversation, invited }: Props) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={replyClass}>
        <CalendarPlus aria-hidden size={17} />
        {t('Propose a tour')}
      </button>
      {open ? <TourPart {...{ listing, conversation, invited }} open onOpenChange={setOpen} /> : null}
    </>
  )
}
