import { clsx } from 'clsx'
import { useState } from 'react'
import { useMissedLoad } from '@/ui/picture/use-missed-load'
import { useWords } from '@/words/use-words'

export type AvatarProps = {
  /** Whole name; its initials show until the picture has loaded. */
  name: string
  /** URL of the picture; without one the initials stay. */
  src?: string
  /** Width and height in pixels. */
  size?: 24 | 32 | 40 | 56 | 96
  /** Shows a presence dot. */
  online?: boolean
  className?: string
}

/** Classes, not a style attribute: the content policy refuses those in a page that is rendered at build time. */
const SIZES: Record<NonNullable<AvatarProps['size']>, string> = {
  24: 'size-[24px] text-[10px]',
  32: 'size-[32px] text-[11.52px]',
  40: 'size-[40px] text-[14.4px]',
  56: 'size-[56px] text-[20.16px]',
  96: 'size-[96px] text-[34.56px]',
}

/** 'Lorna Aguilar' gives LA; one word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/^./u)?.[0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

/** The initials until the picture has loaded. Decorative: assistive technology gets only the presence. */
export function Avatar({ name, src, size = 40, online, className }: AvatarProps) {
  const t = useWords()
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const image = useMissedLoad({ onLoad: () => setLoaded(src), onError: () => setFailed(src) })
  return (
    <span className={clsx('relative inline-block shrink-0', SIZES[size], className)}>
      {src && src !== failed ? (
        <img
          ref={image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full rounded-full object-cover brightness-(--picture-brightness)"
        />
      ) : null}
      {src && src === loaded && src !== failed ? null : (
        <span
          aria-hidden
          // As generated content: as text, voice control would take the initials for part of a button's label.
          data-initials={initialsOf(name)}
          className={clsx(
            'grid size-full place-items-center rounded-full bg-brand-soft font-bold text-brand-ink ring-1',
            'ring-brand/35 ring-inset before:content-[attr(data-initials)]',
          )}
        />
      )}
      {online === undefined ? null : (
        <span
          className={clsx(
            'absolute right-0 bottom-0 rounded-full border-2 border-surface-raised',
            size < 40 ? 'size-2.5' : 'size-3',
            online ? 'bg-good' : 'bg-line-control',
          )}
        >
          <span className="sr-only">{online ? t('Online') : t('Offline')}</span>
        </span>
      )}
    </span>
  )
}
