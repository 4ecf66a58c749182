import { Lightbulb } from 'lucide-react'
import { ownTips } from '@/domain/listing/own/own-tips'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { comparedWith, useComparableListings, useMarket } from '@/listing/search/use-listing-pool'
import { useWords } from '@/words/use-words'

export function OwnTipsList({ listing }: { listing: OwnListing }) {
  const t = useWords()
  const { data } = useComparableListings(listing)
  const { data: figures } = useMarket(comparedWith(listing))
  const tips = data && figures ? ownTips(listing, data, figures) : []
  if (tips.length === 0) return null
  return (
    <ul
      aria-label={t('Tips for {title}', { title: listing.title })}
      className="grid gap-1 @3xs:col-span-2 border-t border-line bg-surface-sunken px-3 py-2.5 text-[0.8125rem] sm:px-4"
    >
      {tips.map((tip) => (
        <li key={tip} className="flex gap-2">
          <Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0 text-brand-ink" />
          <span className="min-w-0">{tip}</span>
        </li>
      ))}
    </ul>
  )
}
