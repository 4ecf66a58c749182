import { Link } from '@tanstack/react-router'
import { Button } from '@/ui/button/button'
import { FailureBanner } from '../failure-banner'
import { APPROVE_FAILED, REJECT_FAILED } from '../failures'
import { nameOf } from '../labels'
import { healAdminSearch } from '../state/admin-search'
import { useAdminSearch } from '../state/use-admin-search'
import { forgetDecision, useDecisions, type Decision, type DecisionState } from './decision-store'
import { useWords } from '@/words/use-words'

type DecisionProblemsProps = { onSend: (decision: Decision) => void; className?: string }

/** The decisions that the server did not take (A 8), each with its person. */
export function DecisionProblems({ onSend, className }: DecisionProblemsProps) {
  const t = useWords()
  const decisions = useDecisions()
  const shown = Object.entries(decisions).filter(([, state]) => problemStages.has(state.stage))
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('Decisions that did not go through')} className={className}>
      {shown.map(([id, state]) => (
        <li key={id} className="space-y-1.5 not-first:mt-3">
          <Problem {...{ id, state, onSend }} />
        </li>
      ))}
    </ul>
  )
}

const problemStages = new Set<DecisionState['stage']>(['failed', 'elsewhere'])

type ProblemProps = { id: string; state: DecisionState; onSend: DecisionProblemsProps['onSend'] }

function Problem({ id, state, onSend }: ProblemProps) {
  const t = useWords()
  const { search } = useAdminSearch()
  const { decision } = state
  const name = nameOf(decision.record)
  if (state.stage === 'elsewhere') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warn-soft px-3.5 py-2.5 text-warn">
        <p role="alert" className="min-w-56 flex-1 font-strong wrap-anywhere">
          {t('{name}: {message} The list is now up to date.', { name, message: state.message })}
        </p>
        <Button
          variant="outline"
          aria-label={t('Close the note about {name}', { name })}
          onClick={() => forgetDecision(id)}
        >
          {t('Close')}
        </Button>
      </div>
    )
  }
  const step = decision.reason === undefined ? undefined : 'reject'
  return (
    <>
      <Link
        to="/super-admin/dashboard"
        search={healAdminSearch({ ...search, review: id, step })}
        resetScroll={false}
        className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
      >
        {name}
      </Link>
      <FailureBanner
        text={t(decision.reason === undefined ? APPROVE_FAILED : REJECT_FAILED)}
        onRetry={() => onSend(decision)}
      />
    </>
  )
}
