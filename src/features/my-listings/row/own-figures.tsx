import type { ReactNode } from 'react'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { listingAge } from '@/listing/card/listing-age'
import { useWords } from '@/words/use-words'

export function OwnFigures({ listing, now }: { listing: OwnListing; now: number }) {
  const t = useWords()
  const age = listingAge(listing, now)
  return (
    <dl className="figures flex min-w-0 flex-wrap gap-x-5 gap-y-2">
      <Figure name={t('Views')}>{figure(listing.views)}</Figure>
      <Figure name={t('Saves')}>{figure(listing.saves)}</Figure>
      <Figure name={t('Inquiries')}>{figure(listing.inquiries)}</Figure>
      <Figure name={t('Listed')}>
        <span className="block first-letter:uppercase">{age || t('Not known')}</span>
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  )
}

/** A formatted number; a dash if the server sent none. */
export function figure(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-US')
}
