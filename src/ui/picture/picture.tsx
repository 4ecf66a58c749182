import { clsx } from 'clsx'
import { House } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '@/ui/media/use-hydrated'
import { useMissedLoad } from './use-missed-load'
import { useWords } from '@/words/use-words'

export type PictureSource = {
  /** URL of the file. */
  src: string
  /** '' for decoration. */
  alt: string
  /** Of the file, in pixels: reserves the room. */
  width: number
  /** Of the file, in pixels. */
  height: number
  /** The same picture at other widths, as the HTML attribute. */
  srcSet?: string
  /** A tiny data URL, shown blurred until the picture has loaded. */
  placeholder?: string
  /** Tried in order if `src` fails; then 'No Image' is shown. */
  fallbacks?: readonly string[]
}

export type PictureProps = PictureSource & {
  /** The width it is shown at, as the HTML attribute; only with `srcSet`. */
  sizes?: string
  /** For the largest picture on load: highest priority. */
  priority?: boolean
  /** `cover` cuts to fill, `contain` shows all of it. */
  fit?: 'cover' | 'contain'
  /** Fills the parent instead of keeping the aspect ratio. */
  fill?: boolean
  /** In the place of a picture that is missing: 'No Image' by default. */
  noImageText?: string
  /** Shows the placeholder and does not load the file yet. */
  held?: boolean
  /** No source could be loaded. */
  onMissing?: () => void
  /** It has loaded, or every source has failed. */
  onSettled?: () => void
  className?: string
}

type Progress = { src: string; attempt: number; loaded: boolean; offline?: boolean }

/** A photograph with a reserved size and a placeholder for a missing file. */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  placeholder,
  fallbacks = [],
  priority = false,
  fit = 'cover',
  fill = false,
  noImageText,
  held = false,
  onMissing,
  onSettled,
  className,
}: PictureProps) {
  const t = useWords()
  const [progress, setProgress] = useState<Progress>({ src, attempt: 0, loaded: false })
  if (progress.src !== src) setProgress({ src, attempt: 0, loaded: false })
  const { attempt, loaded, offline = false } = progress
  const hydrated = useHydrated()

  const sources = [src, ...fallbacks].filter((source) => source !== '')
  const current = sources[attempt]
  const frame = clsx('relative block overflow-hidden bg-surface-sunken', fill ? 'size-full' : 'w-full', className)
  const ratio = fill ? undefined : { aspectRatio: `${width} / ${height}` }
  const succeed = () => {
    setProgress({ src, attempt, loaded: true })
    onSettled?.()
  }
  const fail = () => {
    setProgress({ src, attempt: attempt + 1, loaded: false, offline: !navigator.onLine })
    if (attempt + 1 < sources.length) return
    onMissing?.()
    onSettled?.()
  }
  const image = useMissedLoad({ onLoad: succeed, onError: fail })

  const again = () => setProgress({ src, attempt: 0, loaded: false })
  if (current === undefined)
    return (
      <NoImage
        text={offline ? t('Picture not loaded') : (noImageText ?? t('No Image'))}
        alt={alt}
        className={frame}
        style={ratio}
        onBack={offline ? again : undefined}
      />
    )
  return (
    <span className={frame} style={ratio}>
      {placeholder && !loaded && hydrated ? (
        <span
          aria-hidden
          className="absolute -inset-4 bg-cover bg-center blur-lg brightness-(--picture-brightness)"
          style={{ backgroundImage: `url("${placeholder}")` }}
        />
      ) : null}
      <img
        key={current}
        ref={image}
        src={held ? undefined : current}
        // The srcset is for the first source; fallbacks have one size.
        srcSet={attempt === 0 && !held ? srcSet : undefined}
        sizes={attempt === 0 && srcSet ? sizes : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        onError={fail}
        onLoad={succeed}
        className={clsx(
          'absolute inset-0 size-full text-transparent brightness-(--picture-brightness)',
          fit === 'cover' ? 'object-cover' : 'object-contain',
          // Chrome draws its sign of a missing picture for text without a file; unseen, the picture keeps its name.
          held && 'opacity-0',
        )}
      />
    </span>
  )
}

type NoImageProps = {
  text: string
  alt: string
  className?: string
  style?: { aspectRatio: string } | undefined
  onBack: (() => void) | undefined
}

function NoImage({ text, alt, className, style, onBack }: NoImageProps) {
  const tell = useEffectEvent(() => onBack?.())
  useEffect(() => {
    window.addEventListener('online', tell)
    return () => window.removeEventListener('online', tell)
  }, [])
  return (
    <span
      {...(alt === '' ? {} : { role: 'img', 'aria-label': `${alt}: ${text}` })}
      className={clsx(className, '@container text-ink-muted')}
      style={style}
    >
      <svg
        aria-hidden
        viewBox="0 0 320 80"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-1/3 w-full text-line"
      >
        <path
          d="M0 80V58h28V40l22-16 22 16v18h26V34h34v24h20V46l26-20 26 20v12h30V28h30v30h24V44l18-14 18 14v14h26v22Z"
          fill="currentColor"
          opacity=".7"
        />
      </svg>
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-1.5 p-2 text-center">
        <House aria-hidden size={30} strokeWidth={1.6} />
        {/* A thumbnail has room for the sign alone. */}
        <span className="text-xs font-semibold @max-[6rem]:sr-only">{text}</span>
      </span>
    </span>
  )
}
