import { useEffect } from 'react'
import { announce } from '@/ui/live-region/announce'
import type { MapResults } from '@/listing/search/results'
import { propertyCount } from '@/domain/text'

type MapCountProps = { results: Pick<MapResults, 'total' | 'unplaced'>; area: boolean }

export function MapCount({ results: { total, unplaced }, area }: MapCountProps) {
  const text = `${propertyCount(total)}${area ? ' in this area' : ''}`
  const off = !area && unplaced > 0 ? `${unplaced.toLocaleString('en-US')} not on the map` : ''
  useEffect(() => announce([text, off].filter(Boolean).join(', ')), [text, off])
  return (
    <>
      <span data-count className="font-semibold text-ink">
        {text}
      </span>
      {off ? <span className="ml-2 whitespace-nowrap">{off}</span> : null}
    </>
  )
}
