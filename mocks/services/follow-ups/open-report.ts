import type { Backend } from '../../backend'
import type { Row } from '../../store/database'

type Decision = 'status' | 'decided_at' | 'decided_by' | 'decision'

/** Puts a report into the administrator's queue. */
export function openReport({ db, clock }: Backend, given: Omit<Row<'report'>, 'id' | 'created_at' | Decision>): void {
  db.report.insert({
    id: db.newId(),
    ...given,
    status: 'open',
    created_at: clock.iso(),
    decided_at: null,
    decided_by: null,
    decision: null,
  })
}
