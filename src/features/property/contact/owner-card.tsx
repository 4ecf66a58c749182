import { clsx } from 'clsx'
import { Mail, Phone } from 'lucide-react'
import { PersonName } from '@/account/person/person-name'
import type { ListingOwner } from '@/domain/listing/listing'
import { chatApps } from '@/domain/people/messenger'
import { OwnerTier } from '@/listing/card/owner-tier'
import { OwnerLink } from '@/listing/links/owner-link'
import { Avatar } from '@/ui/avatar/avatar'
import { buttonClass } from '@/ui/button/button-class'
import { Rating } from '@/ui/rating/rating'
import { useWords } from '@/words/use-words'

/** What they show of phone and e-mail (B 2.4); without either the chat. */
export function OwnerCard({ owner, chat }: { owner: ListingOwner; chat: boolean }) {
  const t = useWords()
  const listedBy = t('Listed by')
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <Avatar name={owner.detailName} size={56} {...(owner.avatar ? { src: owner.avatar } : {})} />
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="text-[0.9375rem] leading-snug wrap-anywhere">
            <span className="block text-[0.8125rem] font-medium tracking-normal text-ink-muted">{listedBy}</span>{' '}
            <PersonName {...owner}>
              <OwnerLink owner={owner} className="thumb-target inline-block rounded-sm hover:underline">
                {owner.detailName}
              </OwnerLink>
            </PersonName>
          </h2>
          <OwnerTier tier={owner.tier} className="mt-1.5" />
        </div>
      </div>
      <Rating value={owner.rating} reviews={owner.reviews} className="mt-3" />
      {owner.answering ? <p className="mt-1 text-[0.8125rem] text-ink-muted">{owner.answering}</p> : null}
      {owner.later?.includes('contact') ? (
        <RowToCome className="mt-3" />
      ) : owner.phone || owner.email ? (
        <div className="mt-3 flex gap-2 print:flex-col">
          {owner.phone ? (
            <a
              href={`tel:${owner.phone.replaceAll(/[^\d+]/g, '')}`}
              title={owner.phone}
              className={`${buttonClass({ variant: 'outline' })} min-w-0 flex-1`}
            >
              <Phone aria-hidden size={17} className="shrink-0" />
              <span className="sr-only">{t('Call')} </span>
              <span className="figures truncate text-[0.8125rem]">{owner.phone}</span>
            </a>
          ) : null}
          {owner.email ? (
            <a
              href={`mailto:${encodeURIComponent(owner.email).replaceAll('%40', '@')}`}
              title={owner.email}
              className={`${buttonClass({ variant: 'outline' })} ${owner.phone ? '' : 'min-w-0 flex-1'}`}
            >
              <Mail aria-hidden size={17} className="shrink-0" />
              <span className="sr-only">
                {t('Email')} {owner.phone ? owner.email : ''}
              </span>
              <span
                className={clsx(
                  'truncate text-[0.8125rem]',
                  owner.phone && 'hidden print:inline print:wrap-anywhere print:whitespace-normal',
                )}
              >
                {owner.email}
              </span>
            </a>
          ) : null}
        </div>
      ) : chat && !owner.messenger && !owner.later?.includes('apps') ? (
        <p className="mt-3 text-[0.8125rem] wrap-anywhere text-ink-muted">
          {t('Contact {name} by chat.', { name: owner.detailName })}
        </p>
      ) : null}
      {owner.later?.includes('apps') ? <RowToCome className="mt-2" /> : <MessengerLinks owner={owner} />}
    </div>
  )
}

function RowToCome({ className }: { className: string }) {
  return <div aria-hidden className={`${className} ${buttonClass({ variant: 'outline' })} invisible w-full`} />
}

function MessengerLinks({ owner }: { owner: Pick<ListingOwner, 'phone' | 'messenger'> }) {
  const apps = chatApps(owner)
  if (apps.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      {apps.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'outline' })} min-w-fit flex-1`}
        >
          {name}
        </a>
      ))}
    </div>
  )
}
