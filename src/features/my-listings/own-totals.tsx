import { Eye, Heart, House, MessageSquare } from 'lucide-react'
import { countByStatus, total, type OwnListing } from '@/domain/listing/own/own-listings'
import { Stat, StatRow } from '@/ui/facts/stat'
import { figure } from './row/own-figures'

/** All own listings together. */
export function OwnTotals({ listings }: { listings: readonly OwnListing[] }) {
  const icon = { 'aria-hidden': true, size: 15 } as const
  return (
    <StatRow className="mt-5 rounded-card border border-line bg-surface-raised px-4 py-3.5 sm:px-5">
      <Stat label="Available" icon={<House {...icon} />} value={countByStatus(listings).available} />
      <Stat label="Views" icon={<Eye {...icon} />} value={figure(total(listings, 'views'))} />
      <Stat label="Saves" icon={<Heart {...icon} />} value={figure(total(listings, 'saves'))} />
      <Stat label="Inquiries" icon={<MessageSquare {...icon} />} value={figure(total(listings, 'inquiries'))} />
    </StatRow>
  )
}
