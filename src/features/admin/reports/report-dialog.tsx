import { useState } from 'react'
import { REPORT_TEXT_MAX } from '@/contract/fields'
import { dismissReport, DECISION_REASON_NEEDED, upholdReport, type Report } from '@/contract/listing/reports'
import { REASON_LABELS } from '@/domain/reports/report-reasons'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { FactRows } from '@/ui/facts/fact-rows'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { adminCall } from '../admin-call'
import { isDecided } from '../failures'
import { REPORT_WORDS, reporterWords, whenText } from '../labels'
import { useSendOnce } from '@/api/send-once'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Decision = 'uphold' | 'dismiss'
type Props = { report: Report; onClose: () => void; onDecided: () => Promise<unknown> }

export function ReportDialog({ report, onClose, onDecided }: Props) {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<Label>()
  const { about, words, stars, context } = report
  const said = REPORT_WORDS[about]
  const params = { id: String(report.id) }
  const deciding = useSendOnce({
    about: ['report', report.id],
    mutationFn: async (decision: Decision) => {
      const body = { reason: reason.trim() }
      if (decision === 'uphold') await adminCall(upholdReport, { params, body })
      else await adminCall(dismissReport, { params, body: body.reason ? body : {} })
    },
    onSuccess: (_, decision) => {
      notify({ text: t(decision === 'uphold' ? said.upheldNote : said.keptNote, { words }), tone: 'good' })
      onClose()
      void onDecided()
    },
    onError: (thrown) => {
      if (!isDecided(thrown)) return
      notify({ text: t('{message} The list is now up to date.', { message: thrown.message }) })
      onClose()
      void onDecided()
    },
  })
  const decide = (decision: Decision) => {
    const missing = decision === 'uphold' && reason.trim() === ''
    setError(missing ? DECISION_REASON_NEEDED : undefined)
    if (!missing) deciding.mutate(decision)
  }
  const failed = deciding.isError && !isDecided(deciding.error)
  const busy = (decision: Decision) => deciding.isPending && deciding.variables === decision
  return (
    <Dialog
      open
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      title={t('Decide on a report')}
      description={t(said.kind)}
      footer={
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="outline" busy={busy('dismiss')} onClick={() => decide('dismiss')}>
            {t('Dismiss the report')}
          </Button>
          <Button variant="danger" busy={busy('uphold')} onClick={() => decide('uphold')}>
            {t(said.uphold)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <FormAlert text={failed ? t('Failed to save the decision. Please try again.') : null} />
        <FactRows
          facts={[
            { label: t(about === 'person' ? 'Name' : said.kind), value: words || t('Rating without a comment') },
            ...(stars ? [{ label: t('Stars'), value: t('{n} of 5', { n: stars }) }] : []),
            ...(context ? [{ label: t(about === 'review' ? 'Reviewed' : 'In the chat about'), value: context }] : []),
            ...(about === 'person' ? [] : [{ label: t(said.owner), value: report.ownerName ?? t('Unknown') }]),
            { label: t('Reason'), value: t(REASON_LABELS[report.reason]) },
            { label: t('Details'), value: report.details ?? t('None given') },
            { label: t('Reported by'), value: reporterWords(report) },
            { label: t('When'), value: whenText(report.createdAt) },
          ]}
        />
        <TextArea
          label={t('Your reason')}
          value={reason}
          maxLength={REPORT_TEXT_MAX}
          error={error && t(error)}
          hint={t(said.reads)}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
