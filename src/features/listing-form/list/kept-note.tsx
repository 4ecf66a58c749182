import { savedText } from '../draft/draft-offer'
import type { Keeping } from '../draft/use-draft-keeping'
import type { Stage } from './use-sending'

const STAGES: Record<Exclude<Stage, 'idle'>, string> = {
  preparing: 'Preparing photos…',
  sending: 'Sending your listing…',
}

/** What is going on with the form: being sent, or kept as a draft. */
export function KeptNote({ stage, keeping }: { stage: Stage; keeping: Keeping }) {
  return (
    <p className="min-h-5 text-[0.8125rem] text-ink-muted">
      <span role="status">{stage === 'idle' ? '' : STAGES[stage]}</span>
      {stage === 'idle' ? keptText(keeping) : null}
    </p>
  )
}

function keptText({ savedAt, failed }: Keeping): string {
  if (failed) return 'This browser cannot keep a draft. Send the form before you close it.'
  return savedAt === null ? '' : `Draft: ${savedText(savedAt).toLowerCase()}`
}
