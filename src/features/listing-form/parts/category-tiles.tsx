import { clsx } from 'clsx'
import { Building2, Factory, House, Landmark, LandPlot, TrendingUp } from 'lucide-react'
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from '@/domain/listing/taxonomy'
import { FieldNote } from '@/ui/field/field'
import { useWords } from '@/words/use-words'

const ICONS = {
  residential: House,
  commercial: Building2,
  industrial: Factory,
  land: LandPlot,
  special: Landmark,
  investment: TrendingUp,
}

type Props = { id: string; value: CategoryId; error?: string; onValueChange: (category: CategoryId) => void }

export function CategoryTiles({ id, value, error, onValueChange }: Props) {
  const t = useWords()
  return (
    <div
      role="radiogroup"
      id={id}
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-legend`} className="mb-1.5 text-[0.8125rem] font-strong text-ink">
        {t('Category')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,30%)),1fr))] gap-2">
        {CATEGORY_IDS.map((category) => {
          const Icon = ICONS[category]
          return (
            <label key={category} className="relative min-w-0">
              <input
                type="radio"
                name={id}
                value={category}
                checked={category === value}
                onChange={() => onValueChange(category)}
                className="peer absolute inset-0 size-full appearance-none rounded-control"
              />
              <span
                className={clsx(
                  'pointer-events-none flex min-h-13 items-center gap-2.5 rounded-control border px-3',
                  'font-semibold transition-colors',
                  'border-line-control/60 text-ink-muted peer-hover:border-ink/70 peer-hover:text-ink',
                  'peer-checked:border-action peer-checked:text-ink peer-checked:ring-1 peer-checked:ring-action',
                  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                  category === value && 'chosen-in-forced-colors',
                )}
              >
                <Icon aria-hidden size={20} strokeWidth={1.8} className="shrink-0 max-[23rem]:hidden" />
                <span className="min-w-0 truncate">{t(CATEGORIES[category].label)}</span>
              </span>
            </label>
          )
        })}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  )
}
