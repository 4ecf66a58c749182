import { clsx } from 'clsx'
import { memo, use, type ReactNode } from 'react'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import { useCurrency } from '@/session/preferences'
import { clusterLines, groupName, kindOfGroup, type GroupKind } from '../clusters/group'
import type { ClusterMarker } from '../clusters/cluster-index'
import { useWords } from '@/words/use-words'
import { Placed } from './placed'

// As with the pins, the kinds differ in shape too.
const LOOKS: Record<GroupKind, { ink: string; ground: string }> = {
  sale: { ink: 'text-on-sale', ground: 'rounded-full bg-sale outline-sale/30' },
  rent: { ink: 'text-on-rent', ground: 'rounded-[10px] bg-rent outline-rent/30' },
  mixed: { ink: 'text-action-ink', ground: 'rounded-[18px] bg-action outline-action/25' },
}

function widthOf(count: number): string {
  return count < 10 ? 'min-w-11 h-11' : count < 100 ? 'min-w-12.5 h-12.5' : 'min-w-14 h-14'
}

type ClusterPinProps = {
  marker: ClusterMarker
  hovered: boolean
  open: boolean
  onPress: (marker: ClusterMarker) => void
  children?: ReactNode
}

export const ClusterPin = memo(function ClusterPin({ marker, hovered, open, onPress, children }: ClusterPinProps) {
  // Drawn anew in another language, although its props stay.
  useWords()
  const currency = useCurrency((state) => state.value)
  const byMonth = use(MonthViewContext) !== null
  const { group, lat, lng } = marker
  const count = group.sale + group.rent
  const [number, price] = clusterLines(group, currency)
  const { ink, ground } = LOOKS[kindOfGroup(group)]
  return (
    <Placed lat={lat} lng={lng} className={open ? 'z-30' : hovered ? 'z-20' : 'z-10 hover:z-20'}>
      <button
        type="button"
        data-cluster={count}
        data-hovered={hovered || undefined}
        aria-label={groupName(group, currency, byMonth)}
        aria-expanded={open || undefined}
        onClick={() => onPress(marker)}
        className={clsx(
          'absolute grid -translate-1/2 place-content-center px-1 text-center transition-[scale]',
          widthOf(count),
          ink,
          hovered && 'scale-110',
        )}
      >
        <span aria-hidden className={clsx('absolute inset-0 shadow-2 outline-4 forced-colors:bg-[Canvas]', ground)} />
        <span className="figures relative text-sm leading-4 font-bold">{number}</span>
        {price ? <span className="figures relative text-2xs leading-3.5 font-semibold">{price}</span> : null}
      </button>
      {children}
    </Placed>
  )
})
