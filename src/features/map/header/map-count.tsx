import { useEffect } from 'react'
import { announce } from '@/ui/live-region/announce'
import type { MapResults } from '@/listing/search/results'
import { useWords } from '@/words/use-words'

type MapCountProps = { results: Pick<MapResults, 'total' | 'unplaced'>; area: boolean }

export function MapCount({ results: { total, unplaced }, area }: MapCountProps) {
  const t = useWords()
  const text = area
    ? t.count(total, '{n} property in this area', '{n} properties in this area')
    : t.count(total, '{n} property', '{n} properties')
  const off = !area && unplaced > 0 ? t('{n} not on the map', { n: unplaced.toLocaleString('en-US') }) : ''
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
