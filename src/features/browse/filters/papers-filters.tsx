import { ChevronDown } from 'lucide-react'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'

type PapersFiltersProps = {
  /** One of them limits something: they are open then. */
  used: boolean
  children: ReactNode
}

/** The filters by what the papers say, folded until they are asked for. */
export function PapersFilters({ used, children }: PapersFiltersProps) {
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const open = chosen ?? used
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left text-[0.8125rem] font-strong"
      >
        Stage, papers and risk
        <ChevronDown aria-hidden size={18} className={clsx('text-ink-muted', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="space-y-5 pt-2">
        {open ? (
          <>
            <p className="text-[0.8125rem] text-ink-muted">
              Stated by the sellers, not checked by us. A listing that does not state it is left out.
            </p>
            {children}
          </>
        ) : null}
      </div>
    </div>
  )
}
