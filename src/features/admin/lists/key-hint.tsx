import { Keyboard } from 'lucide-react'
import { Key } from '../review/key'
import { useReviewKeysOn } from '../review/key-rules'

/** Mentions the keys of the list, where there is a keyboard. */
export function KeyHint() {
  const on = useReviewKeysOn((state) => state.value)
  if (!on) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-ink-muted max-md:hidden">
      <Keyboard aria-hidden size={15} />
      <span>
        <Key>J</Key> and <Key>K</Key> move along the list, <Key>Enter</Key> opens a review, <Key>?</Key> in it shows the
        other keys.
      </span>
    </p>
  )
}
