import { loanText, type LoanChoice } from '@/domain/finance/loan-choice'
import { Button } from '@/ui/button/button'
import type { Costs } from './use-costs'

type MonthBarProps = {
  loan: LoanChoice
  costs: Costs
  onLeave: () => void
}

export function MonthBar({ loan, costs: { view, failed, retry, retrying }, onLeave }: MonthBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <p role="status" className="min-w-0 flex-1 basis-64 text-[0.8125rem] text-ink-muted">
        {failed
          ? 'The costs by month could not be loaded, so prices are shown.'
          : view
            ? `By month: ${loanText(loan)}, with insurance and dues. Indicative, not an offer of a loan.`
            : 'Working out costs by month…'}
      </p>
      {failed ? (
        <Button variant="quiet" size="small" busy={retrying} onClick={retry}>
          Try Again
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={onLeave}>
        Show prices
      </Button>
    </div>
  )
}
