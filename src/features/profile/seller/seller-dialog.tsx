import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tier } from '@/domain/people/badges'
import { chatApps } from '@/domain/people/messenger'
import { useBackendReady } from '@/listing/use-backend-ready'
import { OwnerTier } from '@/listing/card/owner-tier'
import type { PersonListings } from '@/listing/search/use-listings-of'
import { useDates } from '@/session/regional'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { FactRows } from '@/ui/facts/fact-rows'
import type { Person } from '../person'
import { ChatLink } from './chat-link'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Props = { person: Person; listings: PersonListings; open: boolean; onOpenChange: (open: boolean) => void }

const MEANING: Record<Tier, Label> = {
  'Professional Seller': 'Sells for a living and has a professional plan.',
  'Verified User': 'Phone number and government ID were checked.',
  'Regular User': 'Phone number and government ID were not both checked yet.',
}

export function SellerDialog({ person, listings, open, onOpenChange }: Props) {
  const t = useWords()
  const dates = useDates()
  const mayLoad = useBackendReady()
  const yes = (done: boolean) => (done ? t('Verified') : t('Not verified'))
  return (
    <Dialog
      title={t('Seller information')}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('Close')}</Button>
          </DialogClose>
          <ChatLink {...{ person, listings }} label={t('Start Chat')} onAsk={() => onOpenChange(false)} />
        </>
      }
    >
      <div className="flex items-center gap-4">
        <Avatar name={person.name} size={56} {...(mayLoad && person.picture ? { src: person.picture } : {})} />
        <div className="min-w-0">
          <p className="text-base font-bold wrap-anywhere">{person.name}</p>
          <p className="text-ink-muted">{person.location}</p>
        </div>
      </div>
      {person.about ? <p className="mt-4 text-pretty wrap-anywhere whitespace-pre-line">{person.about}</p> : null}
      <Part title={t('Seller status')}>
        <OwnerTier tier={person.tier} />
        <p className="mt-1.5 text-ink-muted">{t(MEANING[person.tier])}</p>
      </Part>
      <Part title={t('Account details')}>
        <FactRows
          facts={[
            ...(person.joined ? [{ label: t('Joined'), value: dates.month(person.joined) }] : []),
            { label: t('Phone'), value: yes(person.phoneVerified) },
            { label: t('Government ID'), value: yes(person.idVerified) },
            ...(listings.known ? [{ label: t('Listings'), value: dates.count(listings.total) }] : []),
            {
              label: t('Rating'),
              value:
                person.rating === null
                  ? t('No review yet')
                  : `${t('{n} of 5', { n: person.rating })} (${person.reviewCount})`,
            },
          ]}
        />
      </Part>
      <Part title={t('Contact')}>
        <ContactRows contact={person.contact} name={person.name} />
      </Part>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mb-2 text-[0.9375rem]">{title}</h3>
      {children}
    </section>
  )
}

function ContactRows({ contact, name }: Pick<Person, 'contact' | 'name'>) {
  const t = useWords()
  const { phone, email, messenger } = contact
  const notShown = <span className="font-medium text-ink-muted">{t('Not shown')}</span>
  return (
    <>
      <FactRows
        facts={[
          {
            label: t('Phone'),
            icon: <Phone aria-hidden size={16} />,
            value: phone ? (
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass}>
                {phone}
              </a>
            ) : (
              notShown
            ),
          },
          {
            label: t('Email'),
            icon: <Mail aria-hidden size={16} />,
            value: email ? (
              <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={linkClass}>
                {email}
              </a>
            ) : (
              notShown
            ),
          },
          ...(messenger
            ? [{ label: t('Messenger'), icon: <MessageCircle aria-hidden size={16} />, value: messengerLink(contact) }]
            : []),
        ]}
      />
      {phone || email || messenger ? null : (
        <p className="mt-2 text-[0.8125rem] text-ink-muted">{t('Contact {name} by chat.', { name })}</p>
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
