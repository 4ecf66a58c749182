import { Fragment } from 'react'
import { markedParts } from '@/domain/search/suggest/marked-parts'

/** A text with the words in it marked that begin as typed, or nearly so. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, place) => {
    const key = `${place} ${part.text}`
    return part.marked ? (
      <mark key={key} className="bg-transparent font-bold text-inherit">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
