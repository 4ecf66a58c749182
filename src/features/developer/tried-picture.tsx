import { clsx } from 'clsx'
import { CircleCheck, CircleX, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useBackendReady } from '@/listing/use-backend-ready'
import { PathText } from './developer-layout'

type Outcome = 'loading' | 'failed' | { width: number; height: number }

/** Loads one address as a picture, and says so where that fails. */
export function TriedPicture({ label, src, alt }: { label: string; src: string; alt: string }) {
  const [outcome, setOutcome] = useState<Outcome>('loading')
  const mayLoad = useBackendReady()
  const loaded = typeof outcome === 'object'
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2">
        <span className="block text-[0.8125rem] font-strong">{label}</span>
        <PathText>{src}</PathText>
      </figcaption>
      <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-surface-sunken ring-1 ring-line ring-inset">
        {outcome === 'failed' ? (
          <span aria-hidden className="grid size-full place-items-center text-ink-muted">
            <ImageOff size={28} />
          </span>
        ) : (
          <img
            src={mayLoad ? src : undefined}
            alt={alt}
            className={clsx('size-full object-cover brightness-(--picture-brightness)', !loaded && 'opacity-0')}
            onLoad={({ currentTarget }) =>
              setOutcome({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setOutcome('failed')}
          />
        )}
      </div>
      <p className="mt-1.5 flex items-center gap-1.5 text-[0.8125rem]">
        {loaded ? <CircleCheck aria-hidden size={16} className="text-good" /> : null}
        {outcome === 'failed' ? <CircleX aria-hidden size={16} className="text-bad" /> : null}
        <span className="figures text-ink-muted">{wordsFor(outcome)}</span>
      </p>
    </figure>
  )
}

function wordsFor(outcome: Outcome): string {
  if (outcome === 'loading') return 'Loading'
  return outcome === 'failed' ? 'Does not load' : `Loads, ${outcome.width} × ${outcome.height}`
}
