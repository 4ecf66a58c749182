import { clsx } from 'clsx'
import { useSyncExternalStore, type MouseEvent } from 'react'
import type { Label } from '@/words/words'
import { useWords } from '@/words/use-words'

export type SectionAnchor = 'facts' | 'costs' | 'papers' | 'map' | 'owner'

const LABELS: Record<SectionAnchor, Label> = {
  facts: 'Facts',
  costs: 'Costs',
  papers: 'Papers',
  map: 'Map',
  owner: 'Owner',
}

/** Below header and tabs, in pixels: a section that begins above this line is the current one. */
const READING_LINE = 160

export function SectionTabs({ anchors }: { anchors: readonly SectionAnchor[] }) {
  const t = useWords()
  const current = useCurrentSection(anchors)
  return (
    <nav
      aria-label={t('Sections of this listing')}
      className={clsx(
        'sticky top-14 z-10 -mx-(--page-gutter) mt-6 border-b border-line bg-surface px-(--page-gutter) md:top-16',
        'print:hidden',
      )}
    >
      {/* Where the row goes on it fades. */}
      <ul
        className={clsx(
          'no-scrollbar -mx-3 flex overflow-x-auto max-sm:pr-8',
          'max-sm:[mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)]',
        )}
      >
        {anchors.map((anchor) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? 'true' : undefined}
              onClick={goTo}
              className={clsx(
                'flex min-h-12 items-center border-b-2 px-3 font-semibold focus-visible:-outline-offset-2',
                'forced-colors:aria-[current]:border-[Highlight]',
                anchor === current ? 'border-brand! text-ink' : 'border-transparent! text-ink-muted hover:text-ink',
              )}
            >
              {t(LABELS[anchor])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Goes there without an entry in the history, so that Back still leads to the results. The focus moves along. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const place = document.getElementById(event.currentTarget.hash.slice(1))
  if (!place) return
  event.preventDefault()
  // What is in view beside the others stays where it is.
  place.scrollIntoView({ block: getComputedStyle(place).position === 'sticky' ? 'nearest' : 'start' })
  const heading = place.querySelector<HTMLElement>('h2') ?? place
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

function useCurrentSection(anchors: readonly SectionAnchor[]): SectionAnchor | undefined {
  return useSyncExternalStore(
    followScroll,
    () => {
      // At its end the page cannot scroll on: what is in view has begun.
      const { scrollHeight } = document.documentElement
      const line = window.scrollY + window.innerHeight >= scrollHeight - 2 ? window.innerHeight : READING_LINE
      const begun = anchors.filter((anchor) => {
        const place = document.getElementById(anchor)
        if (!place || getComputedStyle(place).position === 'sticky') return false
        const { top, height } = place.getBoundingClientRect()
        return height > 0 && top <= line
      })
      return begun.at(-1) ?? anchors[0]
    },
    () => anchors[0],
  )
}

function followScroll(listener: () => void) {
  let frame = 0
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(listener)
  }
  window.addEventListener('scroll', later, { passive: true })
  window.addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', later)
    window.removeEventListener('resize', later)
  }
}
