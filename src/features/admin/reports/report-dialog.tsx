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
import { REPORT_WORDS, whenText } from '../labels'
import { useSendOnce } from '@/api/send-once'

type Decision = 'uphold' | 'dismiss'
type Props = { report: Report; onClose: () => void; onDecided: () => Promise<unknown> }

export function ReportDialog({ report, onClose, onDecided }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
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
      notify({ text: `${decision === 'uphold' ? said.upheld : said.kept}: ${words}`, tone: 'good' })
      onClose()
      void onDecided()
    },
    onError: (thrown) => {
      if (!isDecided(thrown)) return
      notify({ text: `${thrown.message} The list is up to date again.` })
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
      title="Decide about a report"
      description={said.kind}
      footer={
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="outline" busy={busy('dismiss')} onClick={() => decide('dismiss')}>
            Dismiss the report
          </Button>
          <Button variant="danger" busy={busy('uphold')} onClick={() => decide('uphold')}>
            {said.uphold}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <FormAlert text={failed ? 'Failed to decide the report. Please try again.' : null} />
        <FactRows
          facts={[
            { label: about === 'person' ? 'Name' : said.kind, value: words || 'Stars without words' },
            ...(stars ? [{ label: 'Stars', value: `${stars} of 5` }] : []),
            ...(context ? [{ label: about === 'review' ? 'Reviewed' : 'In the chat about', value: context }] : []),
            ...(about === 'person' ? [] : [{ label: said.owner, value: report.ownerName ?? 'Unknown' }]),
            { label: 'Reason', value: REASON_LABELS[report.reason] },
            { label: 'In words', value: report.details ?? 'Nothing said' },
            { label: 'Reported by', value: report.reporterName ?? 'Unknown' },
            { label: 'When', value: whenText(report.createdAt) },
          ]}
        />
        <TextArea
          label="Your reason"
          value={reason}
          maxLength={REPORT_TEXT_MAX}
          error={error}
          hint={said.reads}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
