import { clsx } from 'clsx'
import { useState } from 'react'
import type { AdminVerification, IdPictureSide } from '@/contract/admin'
import { IdPicture } from './id-picture'

export function IdPictures({ record }: { record: AdminVerification }) {
  const [large, setLarge] = useState<IdPictureSide | null>(null)
  const sides: [IdPictureSide, string, unknown][] = [
    ['front', 'ID front', record.idFrontUrl],
    ['back', 'ID back', record.idBackUrl],
    ['selfie', 'Selfie', record.idSelfieUrl],
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
            {label}: nothing was handed in
          </p>
        ),
      )}
    </div>
  )
}
