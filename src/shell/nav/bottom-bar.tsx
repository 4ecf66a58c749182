import { Link } from '@tanstack/react-router'
import { Heart, Map, Search } from 'lucide-react'
import type { ComponentType } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'
import { useFavorites } from '@/session/favorites'
import { useLastSearch } from '@/session/last-search'
import { useDarkMode } from '@/session/preferences'
import { ThemeIcon } from '@/ui/theme/theme-icon'

const itemLook =
  'relative flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-muted aria-[current=page]:text-ink forced-colors:aria-[current=page]:underline'

/** The link is current whatever the search of the screen. */
const anySearch = { includeSearch: false }

/** The bar at the bottom of phones (B 2.2): Browse, Map, Favorites and the dark-mode toggle. */
export function BottomBar() {
  const prefix = useRoutePrefix()
  const search = useLastSearch((state) => state.value)
  const saved = useFavorites((state) => state.value.length)
  const { value: dark, set } = useDarkMode()
  return (
    <nav
      aria-label="Bottom bar"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <Link to={`${prefix}/properties`} search={search} activeOptions={anySearch} className={itemLook}>
        <Item icon={Search} label="Browse" />
      </Link>
      <Link to={`${prefix}/map`} search={search} activeOptions={anySearch} className={itemLook}>
        <Item icon={Map} label="Map" />
      </Link>
      <Link to={`${prefix}/favorites`} className={itemLook}>
        <Item icon={Heart} label="Favorites" count={saved} />
      </Link>
      <button type="button" aria-pressed={dark} className={itemLook} onClick={() => set(!dark)}>
        <Item icon={ThemeIcon} label="Dark mode" />
      </button>
    </nav>
  )
}

function Item({
  icon: Icon,
  label,
  count = 0,
}: {
  icon: ComponentType<{ size: number; strokeWidth: number }>
  label: string
  count?: number
}) {
  return (
    <>
      <span className="relative">
        <Icon size={22} strokeWidth={1.9} />
        {count > 0 ? (
          <span className="figures absolute -top-1.5 left-full -ml-2 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-brand">
            {count} <span className="sr-only">saved,</span>
          </span>
        ) : null}
      </span>{' '}
      {label}
    </>
  )
}
