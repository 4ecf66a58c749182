import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  /** What the press shows, in sight while folded. */
  title: ReactNode
  className?: string
  /** Whether it is open at first. */
  open?: boolean
  /** What is folded away. */
  children: ReactNode
}

/** One thing folded away until a press. Native, so that the browser's own search in the page opens it. */
export function Fold({ title, className = 'mt-3', open, children }: Props) {
  return (
    <details open={open} className={`group/fold ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-semibold">
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open/fold:rotate-180" />
        {title}
      </summary>
      {children}
    </details>
  )
}
