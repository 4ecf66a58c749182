import { hasDatabases } from '@/session/storage/stored-database'
import { savedText } from '../draft/draft-offer'
import type { Autosave } from '../draft/use-draft-autosave'
import type { Stage } from './use-create-listing'

const STAGES: Record<Exclude<Stage, 'idle'>, string> = {
  preparing: 'Preparing photos…',
  sending: 'Sending your listing…',
}

export function SendNote({ stage, autosave }: { stage: Stage; autosave: Autosave }) {
  return (
    <p className="min-h-5 text-[0.8125rem] text-ink-muted">
      <span role="status">{stage === 'idle' ? '' : STAGES[stage]}</span>
      {stage === 'idle' ? draftText(autosave) : null}
    </p>
  )
}

function draftText({ savedAt, failed }: Autosave): string {
  if (failed) return 'This browser cannot keep a draft. Send the form before you close it.'
  if (savedAt === null) return ''
  if (!hasDatabases()) return 'Draft: kept until you close or reload this page.'
  return `Draft: ${savedText(savedAt).toLowerCase()}`
}
