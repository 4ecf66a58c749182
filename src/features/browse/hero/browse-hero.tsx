import { clsx } from 'clsx'
import { switchMode } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { MODES } from '@/listing/search-box/modes'
import { SearchBox } from '@/listing/search-box/search-box'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeSearch } from '../state/use-search-state'
import { useWords } from '@/words/use-words'

type BrowseHeroProps = {
  search: Pick<SearchState, 'mode' | 'q'>
  change: ChangeSearch
  onSubmit: () => void
}

export function BrowseHero({ search: { mode, q }, change, onSubmit }: BrowseHeroProps) {
  const t = useWords()
  const [shown, choose] = useAtOnce(mode, (next, options) => change((search) => switchMode(search, next), options))
  return (
    <header
      className={clsx('pt-1 pb-1 md:pt-5 md:pb-6 print:hidden', 'split:flex split:items-center split:gap-8 split:py-3')}
    >
      <h1 tabIndex={-1} className="text-[0.9375rem] leading-5 md:text-[2.125rem] md:leading-tight split:text-xl">
        {t('Find Your Perfect Home')}
      </h1>
      <p className="mt-1.5 text-[0.9375rem] text-ink-muted max-md:sr-only split:sr-only">
        {t('Discover exceptional properties in prime locations')}
      </p>
      <form
        role="search"
        // For a page that has no code yet, or never gets any.
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className={clsx(
          'relative mt-1 flex max-w-[54rem] items-center gap-1 rounded-full border border-line bg-surface-raised',
          'p-0.5 shadow-1 md:mt-5 md:gap-2 md:rounded-2xl md:p-2 md:shadow-2 split:mt-0 split:flex-1',
        )}
      >
        <Segmented
          label={t('For sale or for rent')}
          name="mode"
          options={t.options(MODES)}
          value={shown === 'all' ? null : shown}
          onValueChange={choose}
          className={clsx(
            'max-md:rounded-full max-md:[&_label>span]:min-h-8.5 max-md:[&_label>span]:rounded-full',
            'max-md:[&_label>span]:px-2.5 max-md:[&_label>span]:text-[0.8125rem]',
            'max-[22.5rem]:[&_label>span]:px-1.5',
          )}
        />
        <BrowseBox mode={mode} q={q} change={change} />
        <Button type="submit" className="max-md:hidden">
          {t('Search')}
        </Button>
      </form>
    </header>
  )
}

type BoxProps = Pick<SearchState, 'mode' | 'q'> & { change: ChangeSearch }

function BrowseBox({ mode, q, change }: BoxProps) {
  const [text, search] = useAtOnce(q, (next, options) =>
    change((state) => ({ ...state, q: next, page: 1 }), { ...options, replace: true }),
  )
  return (
    <SearchBox
      {...{ mode, q, text }}
      onType={search}
      onChoose={change}
      className="rounded-control max-md:gap-1.5 max-md:rounded-full max-md:pl-1 md:min-h-11"
    />
  )
}
