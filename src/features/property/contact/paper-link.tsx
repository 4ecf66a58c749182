import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { loadCode } from '@/lib/load-code'
import { whenIdle } from '@/lib/when-idle'
import { useHydrated } from '@/ui/media/use-hydrated'
import { publicLink } from './share'

type Props = { listing: Pick<Listing, 'id'> }

/** On paper only: the listing's address, and as a QR code that leads a phone to it. The encoder loads when the screen is idle. */
export function PaperLink({ listing }: Props) {
  // The address begins with the host's name, which a page rendered at build time does not know.
  return useHydrated() ? <Paper listing={listing} /> : null
}

function Paper({ listing }: Props) {
  const url = publicLink(useRouter(), listing.id)
  const [code, setCode] = useState<{ url: string; size: number; path: string } | null>(null)

  useEffect(() => {
    let gone = false
    const load = async () => {
      const { encode } = await loadCode(() => import('uqr'))
      if (gone) return
      const { size, data } = encode(url, { ecc: 'M', border: 0 })
      setCode({ url, size, path: pathOf(data) })
    }
    // Without the encoder the page still prints its address.
    const start = () => void load().catch(() => {})
    const cancel = whenIdle(start)
    return () => {
      gone = true
      cancel()
    }
  }, [url])

  return (
    <div aria-hidden className="mt-4 hidden print:block">
      {code?.url === url ? (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" className="size-32 text-black">
          <path d={code.path} fill="currentColor" />
        </svg>
      ) : null}
      <p className="mt-2 text-2xs wrap-anywhere">{url}</p>
    </div>
  )
}

/** The dark squares of a QR code, a run of each row at a time. */
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
