import { clsx } from 'clsx'
import { ShieldAlert } from 'lucide-react'
import { notTheVerified, type Identity } from '@/domain/people/names'
import { useWords } from '@/words/use-words'

type Props = { person: Pick<Identity, 'resembles' | 'formerNames'>; className?: string }

export function PersonNote({ person: { resembles, formerNames }, className }: Props) {
  const t = useWords()
  if (!resembles && formerNames.length === 0) return null
  return (
    <div className={clsx('grid gap-1 text-[0.8125rem] wrap-anywhere', className)}>
      {resembles ? (
        <p className="flex gap-2 rounded-control bg-warn-soft px-3 py-1.5 text-pretty">
          <ShieldAlert aria-hidden size={17} className="mt-px shrink-0" />
          <span className="min-w-0">{notTheVerified(resembles)}</span>
        </p>
      ) : null}
      {formerNames.length > 0 ? (
        <p className="text-ink-muted">{t('Formerly {names}', { names: formerNames.join(', ') })}</p>
      ) : null}
    </div>
  )
}
