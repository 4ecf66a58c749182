import { CalendarCheck } from 'lucide-react'
import { confirmedText, type Listing } from '@/domain/listing/listing'

/** 'Confirmed available 3 days ago' where that is fresh, but not on paper, which is read later. Without `now` the line keeps its place, so that nothing moves when it is known. */
export function ConfirmedLine({ listing, now }: { listing: Listing; now: number | undefined }) {
  if (listing.confirmedMs === 0) return null
  const text = now === undefined ? '' : confirmedText(listing, now)
  if (now !== undefined && text === '') return null
  return (
    <p className="mt-2 flex min-h-[1.45em] gap-1.5 text-[0.9375rem] text-ink-muted print:hidden">
      {text ? (
        <>
          <CalendarCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
          {text}
        </>
      ) : null}
    </p>
  )
}
