import { Link } from '@tanstack/react-router'
import { SearchX, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { announce } from '@/ui/live-region/announce'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Pagination } from '@/ui/pagination/pagination'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { healAdminSearch, type FilterName } from '../state/admin-search'
import type { Page } from '../state/match'
import { useAdminSearch } from '../state/use-admin-search'
import { ListFilters } from './list-filters'
import { useWords } from '@/words/use-words'

type ListFrameProps<Row> = {
  filters: readonly FilterName[]
  placeholder: string
  /** Undefined while the list loads; null when it failed, which a banner shows. */
  page: Page<Row> | undefined | null
  count: number
  empty: { icon: LucideIcon; title: string; reason: string }
  children: (rows: readonly Row[]) => ReactNode
}

export function ListFrame<Row>({ filters, placeholder, page, count, empty, children }: ListFrameProps<Row>) {
  const t = useWords()
  const { search } = useAdminSearch()
  useCountSaid(page?.total)
  const none = page && count === 0
  return (
    <>
      {none ? null : <ListFilters filters={filters} placeholder={placeholder} />}
      {page === undefined ? <ListLoading /> : null}
      {page === null ? (
        <p className="rounded-card border border-dashed border-line-control/60 px-4 py-12 text-center text-ink-muted">
          {t('This list has not loaded. Try again above.')}
        </p>
      ) : null}
      {none ? (
        <EmptyState level={2} picture={<ScenePicture icon={empty.icon} />} title={empty.title} reason={empty.reason} />
      ) : null}
      {page && count > 0 && page.total === 0 ? (
        <EmptyState
          level={2}
          picture={<ScenePicture icon={SearchX} />}
          title={t('No matches')}
          reason={t('Try fewer words, or clear the filters.')}
        />
      ) : null}
      {page && page.total > 0 ? (
        <>
          {children(page.rows)}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="figures text-ink-muted">{t('{first}–{last} of {total}', page)}</p>
            <Pagination
              ends
              page={page.page}
              pageCount={page.pageCount}
              renderLink={(to, props) => (
                <Link
                  to="/super-admin/dashboard"
                  search={healAdminSearch({ ...search, page: to })}
                  resetScroll={false}
                  activeOptions={{ exact: true }}
                  {...props}
                />
              )}
            />
          </div>
        </>
      ) : null}
    </>
  )
}

function useCountSaid(total: number | undefined) {
  const t = useWords()
  const before = useRef(total)
  useEffect(() => {
    const changed = before.current !== undefined && total !== undefined && before.current !== total
    before.current = total
    if (changed) announce(t.count(total, '{n} result', '{n} results'))
  }, [total, t])
}

function ListLoading() {
  const t = useWords()
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {t('Loading...')}
      </p>
      <div className="divide-y divide-line rounded-card border border-line bg-surface-raised">
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} className="flex h-16 items-center gap-3 px-4">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="ml-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </Delayed>
  )
}
