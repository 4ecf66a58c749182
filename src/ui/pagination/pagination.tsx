import { clsx } from 'clsx'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { neighboringPages, pagesToShow } from './pages'
import { useWords } from '@/words/use-words'

export type PageLinkProps = {
  'aria-label': string
  'aria-current'?: 'page'
  className: string
  children: ReactNode
}

export type PaginationProps = {
  /** From 1. */
  page: number
  /** Number of pages; one page shows nothing. */
  pageCount: number
  /** What is paged, for the accessible name: 'Pages of results'; 'Pages' by default. */
  label?: string
  /** Adds buttons for the first and last page, with at most five numbers between. */
  ends?: boolean
  /** Called with the page that was pressed, from 1. */
  onPageChange?: (page: number) => void
  /** Renders links, which can be opened in a new tab, instead of buttons. */
  renderLink?: (page: number, props: PageLinkProps) => ReactNode
  className?: string
}

const placeClass = 'figures grid size-10 place-items-center rounded-control border border-transparent font-strong'

/** Pages of a list by number. The pages next to the present one are always there. */
export function Pagination({
  page,
  pageCount,
  label,
  ends = false,
  onPageChange,
  renderLink,
  className,
}: PaginationProps) {
  const t = useWords()
  if (pageCount <= 1) return null
  const place = (to: number, name: string, children: ReactNode, current = false) => {
    const props: PageLinkProps = {
      'aria-label': name,
      'aria-current': current ? 'page' : undefined,
      className: clsx(placeClass, current ? 'bg-action text-action-ink chosen-in-forced-colors' : 'hover:bg-ink/6'),
      children,
    }
    if (to < 1 || to > pageCount) {
      return (
        <span aria-hidden className={clsx(placeClass, 'opacity-35')}>
          {children}
        </span>
      )
    }
    return renderLink ? renderLink(to, props) : <button type="button" onClick={() => onPageChange?.(to)} {...props} />
  }
  return (
    <nav aria-label={label ?? t('Pages')} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {ends ? <li>{place(page === 1 ? 0 : 1, t('First page'), <ChevronFirst aria-hidden size={18} />)}</li> : null}
        <li>{place(page - 1, t('Previous page'), <ChevronLeft aria-hidden size={18} />)}</li>
        {(ends ? neighboringPages(page, pageCount, 5) : pagesToShow(page, pageCount)).map((to, index) => (
          <li key={to ?? `gap ${index}`} className={clsx(to !== page && 'max-[419px]:hidden')}>
            {to === null ? (
              <span aria-hidden className={clsx(placeClass, 'w-6 text-ink-muted')}>
                …
              </span>
            ) : (
              place(to, t('Page {n} of {count}', { n: to, count: pageCount }), to, to === page)
            )}
          </li>
        ))}
        <li>{place(page + 1, t('Next page'), <ChevronRight aria-hidden size={18} />)}</li>
        {ends ? (
          <li>{place(page === pageCount ? 0 : pageCount, t('Last page'), <ChevronLast aria-hidden size={18} />)}</li>
        ) : null}
      </ul>
    </nav>
  )
}
