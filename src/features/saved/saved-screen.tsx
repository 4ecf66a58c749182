import { useNavigate, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeftRight, LayoutGrid, List } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { COMPARE_MIN } from '@/domain/listing/compare'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'
import type { CardLayout } from '@/listing/card/listing-card'
import { OwnMonthView } from '@/listing/monthly/own-month-view'
import { RecentlyViewed } from '@/listing/recently-viewed'
import { useDarkMode } from '@/session/preferences'
import { useRoutePrefix } from '@/session/route-prefix'
import { useCompareList } from '@/session/compare'
import { useFavorites } from '@/session/favorites'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Segmented, type SegmentedOption } from '@/ui/segmented/segmented'
import { ThemeIcon } from '@/ui/theme/theme-icon'
import { dismissAllToasts } from '@/ui/toast/notify'
import { chosenAmong, compareChosen, clearAll } from './list-changes'
import { SavedCard } from './card/saved-card'
import { ListBar } from './lists/list-bar'
import { ListNotes } from './lists/list-notes'
import { useChosenList, useLists } from './lists/use-lists'
import { SavedGrid } from './saved-grid'
import { savedCount } from './saved-listings'
import { SavedSamples } from './saved-samples'
import { MissingNote, SavedEmpty, SavedLoading } from './saved-states'
import { useSaved } from './use-saved'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const layouts = (): readonly SegmentedOption<CardLayout>[] => [
  { value: 'grid', label: t('Grid'), hideLabel: true, icon: <LayoutGrid aria-hidden size={18} /> },
  { value: 'list', label: t('List'), hideLabel: true, icon: <List aria-hidden size={18} /> },
]

export function SavedScreen() {
  const t = useWords()
  const { favorites, state, retry, retrying } = useSaved()
  const [layout, setLayout] = useLayout()
  const lists = useLists()
  const [chosen, choose] = useChosenList(lists.lists)
  const all = state.at === 'ready' ? state.listings : []
  const listings = chosen ? all.filter(({ id }) => chosen.property_ids.some((home) => sameId(String(home), id))) : all
  return (
    <div className="page-frame pt-5 pb-12 md:pt-8">
      <SavedHeader count={favorites.length} />
      {favorites.length > 0 || state.at === 'samples' ? (
        <div
          className={clsx(
            'sticky top-14 z-10 -mx-4 mb-5 flex flex-wrap items-center gap-3 bg-surface px-4',
            'py-3 md:top-16 md:-mx-7 md:px-7',
          )}
        >
          {favorites.length > 0 ? <CompareChosen listings={all} /> : null}
          <Segmented
            label={t('View')}
            size="small"
            className="ml-auto"
            options={layouts()}
            value={layout}
            onValueChange={setLayout}
          />
        </div>
      ) : (
        <div className="h-5" />
      )}
      {state.at === 'samples' ? null : (
        <ListBar lists={lists} favorites={favorites} chosen={chosen} onChoose={choose} />
      )}
      {chosen && state.at === 'ready' ? <ListNotes list={chosen} /> : null}
      {state.at === 'loading' ? <SavedLoading layout={layout} count={favorites.length} /> : null}
      {state.at === 'samples' ? (
        <SavedSamples
          layout={layout}
          reason={state.reason}
          saved={favorites.length}
          onRetry={retry}
          retrying={retrying}
        />
      ) : null}
      {state.at === 'ready' && favorites.length === 0 && !chosen ? <SavedEmpty /> : null}
      {state.at === 'ready' && state.missing.length > 0 ? <MissingNote ids={state.missing} /> : null}
      {listings.length > 0 ? (
        <OwnMonthView>
          <SavedGrid layout={layout} label={t('Saved properties')}>
            {listings.map((listing, place) => (
              <SavedCard key={listing.id} listing={listing} layout={layout} now={serverNow()} eager={place < 3} />
            ))}
          </SavedGrid>
        </OwnMonthView>
      ) : null}
      <RecentlyViewed />
    </div>
  )
}

/** 'Compare Selected (n)': opens the comparison of two to four, else explains why not (B 5). */
function CompareChosen({ listings }: { listings: readonly Listing[] }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const navigate = useNavigate()
  const favorites = useFavorites((state) => state.value)
  const list = useCompareList((state) => state.value)
  const count = chosenAmong(list, favorites).length
  const press = () => {
    if (compareChosen(listings)) void navigate({ to: `${prefix}/compare` })
  }
  return (
    <Button
      variant={count >= COMPARE_MIN ? 'action' : 'outline'}
      icon={<ArrowLeftRight aria-hidden size={17} className="shrink-0 max-[359px]:hidden" />}
      onClick={press}
    >
      {t('Compare Selected ({count})', { count })}
    </Button>
  )
}

async function askToClear(count: number) {
  // On phones a toast would lie over the answers.
  dismissAllToasts()
  const yes = await confirm({
    title: t('Clear all saved properties?'),
    text: t.count(
      count,
      '{n} property leaves your favorites and your compare selection.',
      '{n} properties leave your favorites and your compare selection.',
    ),
    confirmLabel: t('Clear All'),
    tone: 'danger',
  })
  if (!yes) return
  clearAll()
  // The pressed button is removed: the heading gets the focus.
  document.querySelector<HTMLElement>('#main h1')?.focus()
}

function SavedHeader({ count }: { count: number }) {
  const t = useWords()
  const { value: dark, set } = useDarkMode()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {t('Saved Properties')}
        </h1>
        <p className="figures mt-1 text-ink-muted">{savedCount(count)}</p>
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={dark ? t('Light mode') : t('Dark mode')} onClick={() => set(!dark)}>
          <ThemeIcon size={20} />
        </IconButton>
        {count > 0 ? (
          <Button variant="quiet" onClick={() => void askToClear(count)}>
            {t('Clear All')}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

/** Grid or list, in the URL (`?view=list`), so Back and a reload keep it. */
function useLayout(): [CardLayout, (layout: CardLayout) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (layout: CardLayout) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, view: layout === 'list' ? layout : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [search['view'] === 'list' ? 'list' : 'grid', change]
}
