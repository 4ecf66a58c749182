import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { useCurrency } from '@/session/preferences'
import { toastsAbove } from '@/ui/toast/toast-place'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import type { Contact } from './use-contact'
import { useWords } from '@/words/use-words'

/** Characters of a price that fit beside the buttons on the narrowest phone. */
const LONGEST = 12

const keepToastsAbove = toastsAbove(12)

export function ContactBar({ listing, contact }: { listing: Listing; contact: Contact }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const price = formatAskingPrice(listing, currency)
  if (!contact.chat && !contact.schedule) return null
  return (
    <section
      ref={keepToastsAbove}
      aria-label={t('Contact the owner')}
      className={clsx(
        '@container fixed inset-x-0 above-bottom-bar z-20 flex flex-wrap items-center gap-2 border-t border-line',
        'bg-surface-raised px-4 py-2 md:bottom-0 md:px-7 md:pb-[max(8px,env(safe-area-inset-bottom))]',
        'print:hidden',
      )}
    >
      <p className="price min-w-fit flex-1 text-base leading-tight @md:text-lg">
        <span className="whitespace-nowrap">
          {listing.price > 0 && price.length > LONGEST ? formatAskingPrice(listing, currency, 'compact') : price}
        </span>
        {perMonth(listing) ? (
          <span className="inline-block text-xs font-semibold text-ink-muted">{perMonth(listing)}</span>
        ) : null}
      </p>
      {contact.chat && contact.schedule ? (
        <IconButton look="outline" size={44} label={t('Chat with Owner')} onClick={contact.chat}>
          <MessageCircle aria-hidden size={20} />
        </IconButton>
      ) : null}
      {contact.schedule ? (
        <Button onClick={contact.schedule}>{t('Schedule Tour')}</Button>
      ) : contact.chat ? (
        <Button onClick={contact.chat}>{t('Chat with Owner')}</Button>
      ) : null}
    </section>
  )
}
