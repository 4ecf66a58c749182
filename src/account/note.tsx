import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'

type Props = { title: string; children: ReactNode; onRetry: () => void; retrying: boolean }

export function Note({ title, children, onRetry, retrying }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-warn/40 bg-warn-soft px-4 py-3.5">
      <Info aria-hidden size={20} className="shrink-0 text-warn max-sm:hidden" />
      <div role="status" className="min-w-0 flex-1 basis-64 text-pretty">
        <p className="font-strong">{title}</p>
        <p className="mt-0.5">{children}</p>
      </div>
      <Button variant="outline" busy={retrying} onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
