import { Check } from 'lucide-react'
import type { CompareEntry } from '@/domain/listing/compare'
import { Dash } from './dash'
import { cellClass, labelClass, labelTextClass, rowClass } from './grid'
import { splitFeatures } from './rows'
import { useWords } from '@/words/use-words'

type Props = { entries: readonly CompareEntry[]; differencesOnly: boolean }

export function FeatureRows({ entries, differencesOnly }: Props) {
  const t = useWords()
  const { shared, others } = splitFeatures(entries)
  const someDiffer = others.some((list) => list.length > 0)
  return (
    <>
      {shared.length > 0 && !differencesOnly ? (
        <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
          <div role="rowheader" className={labelClass}>
            <span className={labelTextClass}>{t('Shared features')}</span>
          </div>
          <div
            role="cell"
            aria-colspan={entries.length}
            className={`${cellClass} col-start-1 -col-end-1 md:col-start-2`}
          >
            <div className="sticky left-0 w-[min(100%,calc(100vw-2rem))] md:w-auto">
              <FeatureList features={shared} inline />
            </div>
          </div>
        </div>
      ) : null}
      {someDiffer || (shared.length === 0 && !differencesOnly) ? (
        <div role="row" className={`${rowClass} break-inside-avoid border-b border-line`}>
          <div role="rowheader" className={labelClass}>
            <span className={labelTextClass}>{shared.length > 0 ? t('Other features') : t('Features')}</span>
          </div>
          {entries.map((entry, column) => (
            <div role="cell" key={entry.id} className={cellClass}>
              <FeatureList features={others[column] ?? []} />
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

function FeatureList({ features, inline = false }: { features: readonly string[]; inline?: boolean }) {
  const t = useWords()
  if (features.length === 0) return <Dash />
  return (
    <ul className={inline ? 'flex flex-wrap gap-x-5 gap-y-1.5' : 'space-y-1.5'}>
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-1.5 font-semibold wrap-anywhere">
          <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />
          {t.known(feature)}
        </li>
      ))}
    </ul>
  )
}
