import { Button } from '@/ui/button/button'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'

type SubmitBarProps = {
  /** Id of the form to submit. */
  form: string
  progress: number | null
  /** True if both pictures are chosen. */
  ready: boolean
}

/** Sends the pictures and shows the progress. Stays in view below them. */
export function SubmitBar({ form, progress, ready }: SubmitBarProps) {
  const sending = progress !== null
  return (
    <div className="w-full space-y-2.5 max-sm:pb-3">
      {sending ? <ProgressBar label="Upload progress" showLabel value={progress} /> : null}
      {sending || ready ? null : (
        <p className="text-[0.8125rem] text-pretty text-ink-muted">
          Please upload both ID front and back images before submitting
        </p>
      )}
      <Button type="submit" form={form} size="large" wide busy={sending}>
        {sending ? 'Submitting Requirements...' : 'Submit Requirements'}
      </Button>
    </div>
  )
}
