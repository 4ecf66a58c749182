import type { ReactNode } from 'react'
import { useWords } from '@/words/use-words'

type SideListProps = {
  title: string
  note: string | undefined
  children: ReactNode
}

export function SideList({ title, note, children }: SideListProps) {
  const t = useWords()
  return (
    <aside
      aria-label={t('List of properties')}
      className="flex w-80 shrink-0 flex-col border-l will-change-transform border-line bg-surface-raised lg:w-96"
    >
      <h2 className="figures border-b border-line px-4 py-3 text-[0.9375rem]">{title}</h2>
      {note === undefined ? children : <p className="px-4 py-3 text-ink-muted">{note}</p>}
    </aside>
  )
}
