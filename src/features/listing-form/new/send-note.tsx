import { uncapitalize } from '@/domain/text'
import { hasDatabases } from '@/session/storage/stored-database'
import { useDates, type Dates } from '@/session/regional'
import { useWords } from '@/words/use-words'
import { savedText } from '../draft/draft-offer'
import type { Autosave } from '../draft/use-draft-autosave'
import type { Stage } from './use-create-listing'
import { t, type Label } from '@/words/words'

const STAGES: Record<Exclude<Stage, 'idle'>, Label> = {
  preparing: 'Preparing photos…',
  sending: 'Sending your listing…',
}

export function SendNote({ stage, autosave }: { stage: Stage; autosave: Autosave }) {
  const t = useWords()
  const dates = useDates()
  return (
    <p className="min-h-5 text-[0.8125rem] text-ink-muted">
      <span role="status">{stage === 'idle' ? '' : t(STAGES[stage])}</span>
      {stage === 'idle' ? draftText(autosave, dates) : null}
    </p>
  )
}

function draftText({ savedAt, failed }: Autosave, dates: Dates): string {
  if (failed) return t('This browser cannot keep a draft. Submit the form before you close it.')
  if (savedAt === null) return ''
  if (!hasDatabases()) return t('Draft: kept until you close or reload this page.')
  return t('Draft: {saved}', { saved: uncapitalize(savedText(savedAt, dates)) })
}
