import { ListingStatusBadge } from '@/listing/card/listing-badges'
import { Badge } from '@/ui/badge/badge'
import type { Compared } from '../compared'
import { Dash } from './dash'
import { cellClass, labelClass, labelTextClass, rowClass } from './grid'
import { useWords } from '@/words/use-words'

export function standingOf({ listing, gone }: Compared): string {
  return gone ? 'gone' : (listing?.status ?? '')
}

export function StatusRow({ compared }: { compared: readonly Compared[] }) {
  const t = useWords()
  return (
    <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
      <div role="rowheader" className={labelClass}>
        <span className={labelTextClass}>{t('Status')}</span>
      </div>
      {compared.map(({ entry, listing, gone }) => (
        <div role="cell" key={entry.id} className={cellClass}>
          {gone ? (
            <Badge>{t('No longer offered')}</Badge>
          ) : listing ? (
            <ListingStatusBadge listing={listing} />
          ) : (
            <Dash />
          )}
        </div>
      ))}
    </div>
  )
}
