import { linkParts } from '@/domain/message-links'

/** What somebody wrote, as text; web addresses can be opened. */
export function MessageText({ text }: { text: string }) {
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {linkParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a
            // The runs of a text never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            href={part.href}
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
