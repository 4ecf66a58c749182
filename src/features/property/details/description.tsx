import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { LinkButton } from '@/ui/button/link-button'
import { DetailSection } from './detail-section'
import { useWords } from '@/words/use-words'

const LONG = 700

export function Description({ text }: { text: string }) {
  const t = useWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > LONG
  return (
    <DetailSection title={t('Description')}>
      <p
        id={id}
        className={clsx(
          'max-w-[68ch] text-[0.9375rem] leading-relaxed whitespace-pre-line wrap-anywhere',
          text === '' && 'text-ink-muted',
          long && !open && 'line-clamp-6',
          'print:line-clamp-6',
        )}
      >
        {text || t('The lister has not written a description.')}
      </p>
      {long ? (
        <LinkButton
          className="mt-3 print:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('Read less') : t('Read more')}
        </LinkButton>
      ) : null}
    </DetailSection>
  )
}
