import type { MouseEvent } from 'react'
import { linkParts } from '@/domain/messages/message-links'
import { confirm } from '@/ui/confirm/confirm'

/** A message as text with links. */
export function MessageText({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {linkParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            // The runs of a text never move.
            key={index}
            href={part.href}
            onClick={askFirst}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="font-semibold underline underline-offset-2"
          >
            {part.text}
          </a>
        ),
      )}
    </span>
  )
}

/** An external link shows its full URL before it opens; a link to this site opens at once. */
function askFirst(event: MouseEvent<HTMLAnchorElement>) {
  const { href, origin, host } = event.currentTarget
  if (origin === location.origin) return
  event.preventDefault()
  void confirm({
    title: `Go to ${host}?`,
    text: 'This link leaves Proventous. Never type your password or a code there.',
    confirmLabel: 'Open link',
    cancelLabel: 'Stay',
  }).then((yes) => yes && window.open(href, '_blank', 'noopener,noreferrer'))
}
