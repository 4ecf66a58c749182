import type { ReactNode } from 'react'
import { counted } from '@/domain/text'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import type { Newcomers } from '../state/use-newcomers'

/** How many verifications came in while the list was open. */
export function NewcomersNote({ newcomers: { ids, clear } }: { newcomers: Newcomers }) {
  return (
    <div role="status" className="empty:hidden">
      {ids.length > 0 ? (
        <p className="mb-2 flex flex-wrap items-center gap-x-3 font-strong">
          {counted(ids.length, 'new verification')}
          <Button variant="quiet" onClick={clear}>
            Mark as seen
          </Button>
        </p>
      ) : null}
    </div>
  )
}

export function withMark(person: ReactNode, isNew: boolean): ReactNode {
  if (!isNew) return person
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-between gap-2">
      {person}
      <Badge tone="good">New</Badge>
    </span>
  )
}
