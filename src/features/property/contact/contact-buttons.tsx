import { CalendarDays, MessageCircle } from 'lucide-react'
import { Button } from '@/ui/button/button'
import type { Contact } from './use-contact'

/** The two ways forward in the side column (B 2.4). */
export function ContactButtons({ contact }: { contact: Contact }) {
  return (
    <>
      {contact.chat ? (
        <Button wide onClick={contact.chat} icon={<MessageCircle aria-hidden size={18} />}>
          Chat with Owner
        </Button>
      ) : null}
      {contact.schedule ? (
        <Button wide variant="outline" onClick={contact.schedule} icon={<CalendarDays aria-hidden size={18} />}>
          Schedule Tour
        </Button>
      ) : null}
    </>
  )
}
