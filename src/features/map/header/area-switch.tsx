import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useWords } from '@/words/use-words'

/** 'Search this area': limits list and count to the visible map, and updates them as it moves. */
export function AreaSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useWords()
  return (
    <button
      type="button"
      title={
        on ? t('The list follows the map. Press to show all properties again.') : t('List only what the map shows')
      }
      onClick={() => onChange(!on)}
      className={clsx(
        'inline-flex min-h-[40px] items-center gap-2 rounded-full px-[16px] text-[min(0.8125rem,4vw)] font-bold ' +
          'whitespace-nowrap shadow-2 transition-colors',
        on ? 'bg-action text-action-ink hover:bg-action-hover' : 'bg-surface-raised text-ink hover:bg-surface-sunken',
      )}
    >
      {on ? null : <Search aria-hidden size={16} />}
      {on ? t('Searching this area') : t('Search this area')}
      {on ? <X aria-hidden size={16} /> : null}
    </button>
  )
}
