import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { loadCode } from '@/lib/load-code'
import { whenIdle } from '@/lib/when-idle'

/** Decorative: the text stands beside it. The encoder loads when the screen is idle. */
export function QrCode({ text, className }: { text: string; className: string }) {
  const [code, setCode] = useState<{ text: string; size: number; path: string } | null>(null)
  useEffect(() => {
    let gone = false
    const load = async () => {
      const { encode } = await loadCode(() => import('uqr'))
      if (gone) return
      const { size, data } = encode(text, { ecc: 'M', border: 0 })
      setCode({ text, size, path: pathOf(data) })
    }
    // Without the encoder the text still stands there.
    const cancel = whenIdle(() => void load().catch(() => {}))
    return () => {
      gone = true
      cancel()
    }
  }, [text])
  if (code?.text !== text) return <div className={className} />
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={clsx('text-black', className)}
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  )
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
}
