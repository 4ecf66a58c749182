import { clsx } from 'clsx'
import { Lasso } from 'lucide-react'
import type { Ref } from 'react'

type DrawButtonProps = { ref?: Ref<HTMLButtonElement>; drawn: boolean; onDraw: () => void }

export function DrawButton({ ref, drawn, onDraw }: DrawButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      title={drawn ? 'Move its corners, add to it or clear it' : 'Only what lies in an area that you draw'}
      onClick={onDraw}
      className={clsx(
        'thumb-target inline-flex min-h-[40px] items-center gap-2 rounded-full bg-surface-raised px-[16px]',
        'text-[min(0.8125rem,4vw)] font-bold whitespace-nowrap text-ink shadow-2 transition-colors',
        'hover:bg-surface-sunken',
      )}
    >
      <Lasso aria-hidden size={16} />
      {drawn ? 'Change area' : 'Draw area'}
    </button>
  )
}
