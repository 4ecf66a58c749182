import { BadgeCheck } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

/** Milliseconds until it closes (A 9). */
const STANDS_MS = 2_000

type SuccessPanelProps = { children: ReactNode; onEnd: () => void }

export function SuccessPanel({ children, onEnd }: SuccessPanelProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), STANDS_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="flex flex-col items-center px-2 py-8 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-16 animate-pop-in place-items-center rounded-full bg-good-soft text-good"
      >
        <BadgeCheck size={34} />
      </span>
      <p className="max-w-sm text-base text-pretty">{children}</p>
    </div>
  )
}
