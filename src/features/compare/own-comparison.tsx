import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Plus, ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { serverNow } from '@/api/server-clock'
import { COMPARE_MIN, COMPARE_TOO_FEW } from '@/domain/listing/compare'
import { BrowseLink } from '@/listing/links/browse-link'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useCompareList } from '@/session/compare'
import { useCurrency } from '@/session/preferences'
import { useRoutePrefix } from '@/session/route-prefix'
import { useUnitSystem } from '@/session/units'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { CompareToolbar } from './compare-toolbar'
import { refreshed } from './compared'
import { clearWithUndo, removeWithUndo } from './list-changes'
import { Note } from './notes'
import { PropertyPicker } from './picker/property-picker'
import { CompareTable } from './table/compare-table'
import { useWords } from '@/words/use-words'

function removeColumn(id: string) {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-remove]')]
  const place = buttons().findIndex((button) => button === document.activeElement)
  flushSync(() => removeWithUndo(id))
  if (place < 0) return
  const next = buttons()[place] ?? buttons().at(-1) ?? document.querySelector<HTMLElement>('#main h1')
  next?.focus()
}

/** Empties the list. Its button is removed, so the heading gets the focus. */
function clearList() {
  clearWithUndo()
  document.querySelector<HTMLElement>('#main h1')?.focus()
}

export function OwnComparison() {
  const t = useWords()
  const entries = useCompareList((state) => state.value)
  const currency = useCurrency((state) => state.value)
  const units = useUnitSystem((state) => state.value)
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const { data, error, refetch, isFetching } = useNamedListings(entries.map((entry) => entry.id))
  if (entries.length === 0) return <CompareEmpty />

  const stale = data === undefined && error !== null
  return (
    <>
      <CompareToolbar
        ids={entries.map((entry) => entry.id)}
        differencesOnly={differencesOnly}
        onDifferencesOnlyChange={setDifferencesOnly}
      >
        <Button variant="quiet" onClick={clearList}>
          {t('Clear')}
        </Button>
      </CompareToolbar>
      {stale ? (
        <Note
          actions={
            <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
              {t('Try Again')}
            </Button>
          }
        >
          {error.message} {t('You see these properties as they were when you added them.')}
        </Note>
      ) : null}
      {entries.length < COMPARE_MIN ? <Note icon={Plus}>{t(COMPARE_TOO_FEW)}</Note> : null}
      <div className={entries.length <= COMPARE_MIN ? 'items-start gap-8 lg:flex' : undefined}>
        <div className="min-w-0" style={{ flex: `0 1 ${10.5 + entries.length * 22}rem` }}>
          <CompareTable
            compared={refreshed(entries, data, serverNow())}
            currency={currency}
            units={units}
            differencesOnly={differencesOnly}
            onRemove={removeColumn}
          />
        </div>
        {entries.length <= COMPARE_MIN ? <FreePlace /> : null}
      </div>
    </>
  )
}

function FreePlace() {
  const t = useWords()
  return (
    <div className="hidden w-64 shrink-0 lg:block print:hidden">
      <PropertyPicker
        trigger={
          <button
            type="button"
            className={clsx(
              'flex aspect-4/3 w-full flex-col items-center justify-center gap-2 rounded-card border-2',
              'border-dashed border-line-control/60 font-semibold text-ink-muted transition-colors',
              'hover:border-ink/60 hover:text-ink',
            )}
          >
            <Plus aria-hidden size={26} strokeWidth={1.8} />
            {t('Add another property')}
          </button>
        }
      />
    </div>
  )
}

function CompareEmpty() {
  const t = useWords()
  const prefix = useRoutePrefix()
  return (
    <EmptyState
      picture={<ScenePicture icon={ArrowLeftRight} />}
      title={t('No Properties to Compare')}
      reason={t('Add two to four of your saved properties to see prices, sizes and features side by side.')}
      actions={
        <>
          <Link to={`${prefix}/favorites`} className={buttonClass({ variant: 'outline' })}>
            {t('Saved Properties')}
          </Link>
          <BrowseLink className={buttonClass({ variant: 'outline' })}>{t('Browse Properties')}</BrowseLink>
        </>
      }
    />
  )
}
