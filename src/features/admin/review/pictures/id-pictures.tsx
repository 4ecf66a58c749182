import { clsx } from 'clsx'
import { useState } from 'react'
import type { AdminVerification, IdPictureSide } from '@/contract/admin'
import { IdPicture } from './id-picture'
import { useWords } from '@/words/use-words'

export function IdPictures({ record }: { record: AdminVerification }) {
  const t = useWords()
  const [large, setLarge] = useState<IdPictureSide | null>(null)
  const sides: [IdPictureSide, string, unknown][] = [
    ['front', t('ID front'), record.idFrontUrl],
    ['back', t('ID back'), record.idBackUrl],
    ['selfie', t('Selfie'), record.idSelfieUrl],
  ]
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {sides.map(([side, label, given]) =>
        given ? (
          <IdPicture
            key={side}
            id={String(record.id)}
            side={side}
            label={label}
            large={large === side}
            onLarge={() => setLarge(large === side ? null : side)}
          />
        ) : side === 'selfie' ? null : (
          <p
            key={side}
            className={clsx(
              'grid aspect-3/2 place-items-center rounded-control border border-dashed border-line-control/60',
              'text-ink-muted',
            )}
          >
            {t('{label}: not submitted', { label })}
          </p>
        ),
      )}
    </div>
  )
}
