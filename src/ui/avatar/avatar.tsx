import { clsx } from 'clsx'
import { useState } from 'react'

export type AvatarProps = {
  name: string
  src?: string
  size?: 24 | 32 | 40 | 56 | 96
  /** Shows a presence dot. */
  online?: boolean
  className?: string
}

/** 'Lorna Aguilar' gives LA; one word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/^./u)?.[0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

/** The picture; the initials until it has loaded. Decorative beside a name: assistive technology gets only the presence. */
export function Avatar({ name, src, size = 40, online, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  return (
    <span className={clsx('relative inline-block shrink-0', className)} style={{ width: size, height: size }}>
      {src && src !== failed ? (
        <img
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
          className="grid size-full place-items-center rounded-full bg-brand-soft font-bold text-brand-ink ring-1 ring-brand/35 ring-inset before:content-[attr(data-initials)]"
          style={{ fontSize: Math.max(10, size * 0.36) }}
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
          <span className="sr-only">{online ? 'Online' : 'Offline'}</span>
        </span>
      )}
    </span>
  )
}
