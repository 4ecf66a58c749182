import { loanText, type LoanChoice } from '@/domain/finance/loan-choice'
import { Button } from '@/ui/button/button'
import type { Costs } from './use-costs'
import { useWords } from '@/words/use-words'

type MonthBarProps = {
  loan: LoanChoice
  costs: Costs
  onLeave: () => void
}

export function MonthBar({ loan, costs: { view, failed, retry, retrying }, onLeave }: MonthBarProps) {
  const t = useWords()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <p role="status" className="min-w-0 flex-1 basis-64 text-[0.8125rem] text-ink-muted">
        {failed
          ? t('The costs by month could not be loaded, so prices are shown.')
          : view
            ? t('By month: {loan}, with insurance and dues. Indicative, not an offer of a loan.', {
                loan: loanText(loan),
              })
            : t('Working out costs by month…')}
      </p>
      {failed ? (
        <Button variant="quiet" size="small" busy={retrying} onClick={retry}>
          {t('Try Again')}
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={onLeave}>
        {t('Show prices')}
      </Button>
    </div>
  )
}
