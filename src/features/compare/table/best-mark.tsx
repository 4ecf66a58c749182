import { Trophy } from 'lucide-react'

/** The best value of its row: said by word and sign, not by colour alone. */
export function BestMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded-md bg-good-soft px-1.5 py-0.5 text-xs font-bold text-good forced-colors:border">
      <Trophy aria-hidden size={13} strokeWidth={2.2} />
      Best
    </span>
  )
}
