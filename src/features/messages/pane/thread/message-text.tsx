import { linkParts } from '@/domain/messages/message-links'
import { OutgoingLink } from '@/ui/outgoing-link/outgoing-link'

export function MessageText({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {linkParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <OutgoingLink
            // The runs of a text never move.
            key={index}
            href={part.href}
            rel="noopener noreferrer nofollow"
            className="font-semibold underline underline-offset-2"
          >
            {part.text}
          </OutgoingLink>
        ),
      )}
    </span>
  )
}
