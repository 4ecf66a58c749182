import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Columns2, Map as MapIcon, Rows3 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeMapLink } from '@/domain/search/search-params'
import { phoneChip } from '@/features/browse/results/phone-chip'
import { useSplitView } from '@/features/map/split/split-view'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { SplitMap } from './split-part'
import { useWords } from '@/words/use-words'

type View = 'results' | 'map'

const part =
  'lg:min-h-10.5 lg:rounded-[7px] lg:border-0 lg:bg-transparent lg:px-3 lg:text-ink-muted lg:hover:text-ink ' +
  'lg:aria-pressed:bg-surface-raised lg:aria-pressed:text-ink lg:aria-pressed:shadow-1 lg:aria-pressed:ring-1 ' +
  'lg:aria-pressed:ring-line ' +
  'lg:aria-[current=page]:bg-surface-raised lg:aria-[current=page]:text-ink lg:aria-[current=page]:shadow-1 ' +
  'lg:aria-[current=page]:ring-1 lg:aria-[current=page]:ring-line'

const group = 'lg:inline-flex lg:rounded-[10px] lg:bg-surface-sunken lg:p-0.75 lg:ring-1 lg:ring-line lg:ring-inset'

/** In the narrow column of the split view words alone, so that the controls keep to one row. */
const roomy = '@max-3xl:hidden'

/**
 * One switch for the results: list, list and map, map. The first two are kept on this device; the map is a screen of
 * its own (B 2.5). Below 1024 px there is no room for both, and only the way to the other screen stands here.
 */
export function ViewSwitch({ at, search }: { at: View; search: SearchState }) {
  const t = useWords()
  const split = useSplitView()
  const prefix = useRoutePrefix()
  const choose = (on: boolean) => () => {
    if (on) void SplitMap.preload()
    split.set(on)
  }
  const beside = [
    { on: false, label: t('List'), Icon: Rows3 },
    { on: true, label: t('Split'), Icon: Columns2 },
  ]
  return (
    <div
      role="group"
      aria-label={t('List, split or map')}
      className={clsx('shrink-0', group, at === 'map' && 'max-lg:hidden')}
    >
      {beside.map(({ on, label, Icon }) =>
        at === 'results' ? (
          <Part
            key={label}
            icon={<Icon aria-hidden size={17} className={roomy} />}
            aria-pressed={split.value === on}
            onClick={choose(on)}
          >
            {label}
          </Part>
        ) : (
          <Part key={label} asChild onClick={choose(on)}>
            <Link to={`${prefix}/properties`} search={writeMapLink(search)}>
              <Icon aria-hidden size={17} />
              {label}
            </Link>
          </Part>
        ),
      )}
      {at === 'map' ? (
        <Part asChild>
          <span aria-current="page">
            <MapIcon aria-hidden size={17} />
            {t('Map')}
          </span>
        </Part>
      ) : (
        <Button asChild variant="outline" className={clsx(part, phoneChip)}>
          <Link to={`${prefix}/map`} search={writeMapLink(search)}>
            <MapIcon aria-hidden size={17} className={clsx('max-md:hidden', roomy)} />
            <span className="max-md:sr-only lg:sr-only">{t('Map View')}</span>
            <span aria-hidden className="md:max-lg:hidden">
              {t('Map')}
            </span>
          </Link>
        </Button>
      )}
    </div>
  )
}

function Part(props: ComponentProps<typeof Button>) {
  return <Button {...props} variant="outline" className={clsx(part, 'max-lg:hidden')} />
}
