import { Mail, Phone } from 'lucide-react'
import { linkClass } from '@/ui/button/link-button'
import { FactRows } from '@/ui/facts/fact-rows'
import type { Person } from '../person'

/** Phone and e-mail, as far as their owner shows them. */
export function ContactRows({ contact, name }: Pick<Person, 'contact' | 'name'>) {
  const { phone, email } = contact
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
        ]}
      />
      {phone || email ? null : <p className="mt-2 text-[0.8125rem] text-ink-muted">{name} is reached by chat.</p>}
    </>
  )
}

const NOT_SHOWN = <span className="font-medium text-ink-muted">Not shown</span>
