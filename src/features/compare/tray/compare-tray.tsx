import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { COMPARE_MAX, COMPARE_MIN } from '@/domain/listing/compare'
import { useCompareList } from '@/session/compare'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Popover } from '@/ui/popover/popover'
import { TrayItem } from './tray-item'

/** How far the list is from being compared or full, in words. */
function roomFor(count: number): string {
  if (count < COMPARE_MIN) return 'Add one more to compare.'
  if (count >= COMPARE_MAX) return 'The list is full. Remove one to add another.'
  return count === COMPARE_MAX - 1 ? 'You can add one more.' : `You can add ${COMPARE_MAX - count} more.`
}

/** The compare list in the header: how many there are, each with a way out, and the way to the comparison. */
export default function CompareTray() {
  const prefix = useRoutePrefix()
  const entries = useCompareList((state) => state.value)
  const [open, setOpen] = useState(false)
  const count = `${entries.length} of ${COMPARE_MAX}`
  return (
    <Popover
      label="Compare list"
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton size={44} label={`Compare list, ${count}`} count={entries.length}>
          <ArrowLeftRight aria-hidden size={20} />
        </IconButton>
      }
    >
      <h2 className="text-base">Compare list</h2>
      <p role="status" className="figures mt-0.5 text-[0.8125rem] text-ink-muted">
        {count}. {roomFor(entries.length)}
      </p>
      <ul aria-label="Properties to compare" className="mt-2">
        {entries.map((entry) => (
          <TrayItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length >= COMPARE_MIN ? (
        <Link
          to={`${prefix}/compare`}
          onClick={() => setOpen(false)}
          className={clsx(buttonClass({ wide: true }), 'mt-3')}
        >
          Compare {entries.length} properties
        </Link>
      ) : null}
    </Popover>
  )
}
