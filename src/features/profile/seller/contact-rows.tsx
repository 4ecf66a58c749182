import { Mail, MessageCircle, Phone } from 'lucide-react'
import { chatApps } from '@/domain/people/messenger'
import { linkClass } from '@/ui/button/link-button'
import { FactRows } from '@/ui/facts/fact-rows'
import type { Person } from '../person'

/** Phone and e-mail, as far as their owner shows them. */
export function ContactRows({ contact, name }: Pick<Person, 'contact' | 'name'>) {
  const { phone, email, messenger } = contact
  return (
    <>
      <FactRows
        facts={[
          {
            label: 'Phone',
            icon: <Phone aria-hidden size={16} />,
            value: phone ? (
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
                {phone}
              </a>
            ) : (
              NOT_SHOWN
            ),
          },
          {
            label: 'Email',
            icon: <Mail aria-hidden size={16} />,
            value: email ? (
              <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={linkClass}>
                {email}
              </a>
            ) : (
              NOT_SHOWN
            ),
          },
          ...(messenger
            ? [{ label: 'Messenger', icon: <MessageCircle aria-hidden size={16} />, value: messengerLink(contact) }]
            : []),
        ]}
      />
      {phone || email || messenger ? null : (
        <p className="mt-2 text-[0.8125rem] text-ink-muted">{name} is reached by chat.</p>
      )}
    </>
  )
}

function messengerLink(contact: Person['contact']) {
  const link = chatApps({ ...contact, phone: '' })[0]
  return link ? (
    <a href={link.href} target="_blank" rel="noreferrer" className={linkClass}>
      {contact.messenger}
    </a>
  ) : (
    contact.messenger
  )
}

const NOT_SHOWN = <span className="font-medium text-ink-muted">Not shown</span>
