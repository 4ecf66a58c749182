import { serverNow } from '@/api/server-clock'
import { cautionOf, type Figure } from '@/domain/finance/figures'
import { dateFormat } from '@/domain/units/formats'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const CAUTIONS: Record<'past' | 'estimate', Label> = {
  past: 'This figure may have changed since: ask for today’s.',
  estimate: 'This is an estimate, not an official figure.',
}

export function FigureNote({ name, figure }: { name: string; figure: Figure }) {
  const t = useWords()
  const caution = cautionOf(figure, serverNow())
  const day = dateFormat(t.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(figure.as_of))
  const said = t('{name}: {source}, as of {date}.', { name, source: t.known(figure.source), date: day })
  return (
    <p className="text-[0.8125rem] text-ink-muted">
      {said} {t.known(figure.note)}{' '}
      {caution ? <strong className="font-semibold text-warn">{t(CAUTIONS[caution])}</strong> : null}
    </p>
  )
}

export function Indicative() {
  const t = useWords()
  return (
    <p className="text-[0.8125rem] text-ink-muted">
      {t('All amounts are indicative and in pesos. They are not advice and not an offer of a loan.')}
    </p>
  )
}

export function BuiltInFigures() {
  const t = useWords()
  return (
    <p className="mt-3 text-[0.8125rem] text-ink-muted">
      {t('The current table could not be read, so these are the figures built into the app.')}
    </p>
  )
}
