import { clsx } from 'clsx'
import { CircleCheck, CircleX, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { resolveImageUrl } from '@/domain/listing/images'
import { useBackendReady } from '@/listing/use-backend-ready'
import { Card } from '@/ui/card/card'
import { DeveloperLayout, PathText } from './developer-layout'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

export function ImagePathScreen() {
  const t = useWords()
  return (
    <DeveloperLayout
      title={t('Image paths')}
      intro={t('Five sample files: the path as a server may store it, and the address Proventous makes from it.')}
    >
      <ol className="space-y-4">
        {SAMPLE_FILES.map(({ name, raw, rule }) => (
          <Card key={name} as="li" title={t(name)}>
            <p className="-mt-1 mb-3 text-pretty text-ink-muted">{t(rule)}</p>
            <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
              <TriedPicture label={t('Raw')} src={raw} alt={t('{name}, raw path', { name: t(name) })} />
              <TriedPicture
                label={t('Processed')}
                src={resolveImageUrl(raw)}
                alt={t('{name}, processed path', { name: t(name) })}
              />
            </div>
          </Card>
        ))}
      </ol>
    </DeveloperLayout>
  )
}

const SAMPLE_FILES: readonly { name: Label; raw: string; rule: Label }[] = [
  {
    name: 'A path in properties/',
    raw: 'properties/1/exterior-480.webp',
    rule: 'Loads from /api/storage/ with the path unchanged.',
  },
  {
    name: 'A bare name',
    raw: '2/living-480.webp',
    rule: 'Treated as a file in properties/.',
  },
  {
    name: 'An address in storage',
    raw: '/storage/properties/1/kitchen-480.webp',
    rule: 'Used unchanged.',
  },
  {
    name: 'A file that is not there',
    raw: 'properties/0/no-such-file.webp',
    rule: 'Resolves like any other file; screens then show ‘No Image’.',
  },
  {
    name: 'No picture at all',
    raw: 'data:text/plain,house',
    rule: 'Becomes the placeholder, like an empty value or a foreign scheme.',
  },
]

type Outcome = 'loading' | 'failed' | { width: number; height: number }

function TriedPicture({ label, src, alt }: { label: string; src: string; alt: string }) {
  const [outcome, setOutcome] = useState<Outcome>('loading')
  const mayLoad = useBackendReady()
  const loaded = typeof outcome === 'object'
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2">
        <span className="block text-[0.8125rem] font-strong">{label}</span>
        <PathText>{src}</PathText>
      </figcaption>
      <div
        className={clsx(
          'relative aspect-[4/3] overflow-hidden rounded-control',
          'bg-surface-sunken ring-1 ring-line ring-inset',
        )}
      >
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
  if (outcome === 'loading') return t('Loading')
  return outcome === 'failed' ? t('Does not load') : t('Loads, {width} × {height}', outcome)
}
