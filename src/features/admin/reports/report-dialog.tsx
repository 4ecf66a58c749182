import { useState } from 'react'
import { REPORT_TEXT_MAX } from '@/contract/fields'
import { dismissReport, TAKEN_OFF_REASON_NEEDED, upholdReport, type ListingReport } from '@/contract/listing/reports'
import { REASON_LABELS } from '@/domain/reports/report-reasons'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { FactRows } from '@/ui/facts/fact-rows'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { notify } from '@/ui/toast/notify'
import { adminCall } from '../admin-call'
import { isDecided } from '../failures'
import { whenText } from '../labels'
import { useSendOnce } from '@/api/send-once'

type Decision = 'uphold' | 'dismiss'
type Props = { report: ListingReport; onClose: () => void; onDecided: () => Promise<unknown> }

export function ReportDialog({ report, onClose, onDecided }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const params = { id: String(report.id) }
  const deciding = useSendOnce({
    about: ['report', report.id],
    mutationFn: async (decision: Decision) => {
      const said = reason.trim()
      if (decision === 'uphold') await adminCall(upholdReport, { params, body: { reason: said } })
      else await adminCall(dismissReport, { params, body: said ? { reason: said } : {} })
    },
    onSuccess: (_, decision) => {
      const what = decision === 'uphold' ? 'Taken off' : 'The listing stays'
      notify({ text: `${what}: ${report.propertyTitle}`, tone: 'good' })
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
    setError(missing ? TAKEN_OFF_REASON_NEEDED : undefined)
    if (!missing) deciding.mutate(decision)
  }
  const failed = deciding.isError && !isDecided(deciding.error)
  const busy = (decision: Decision) => deciding.isPending && deciding.variables === decision
  return (
    <Dialog
      open
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      title="Decide about a report"
      description={report.propertyTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="outline" busy={busy('dismiss')} onClick={() => decide('dismiss')}>
            Dismiss the report
          </Button>
          <Button variant="danger" busy={busy('uphold')} onClick={() => decide('uphold')}>
            Take the listing off
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <FormAlert text={failed ? 'Failed to decide the report. Please try again.' : null} />
        <FactRows
          facts={[
            { label: 'Reason', value: REASON_LABELS[report.reason] },
            { label: 'In words', value: report.details ?? 'Nothing said' },
            { label: 'Lister', value: report.ownerName ?? 'Unknown' },
            { label: 'Reported by', value: report.reporterName ?? 'Unknown' },
            { label: 'When', value: whenText(report.createdAt) },
          ]}
        />
        <TextArea
          label="Your reason"
          value={reason}
          maxLength={REPORT_TEXT_MAX}
          error={error}
          hint="The lister reads it if the listing is taken off, the reporter if it stays."
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
