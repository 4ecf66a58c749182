import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Heart, Map, MessageCircle, Search } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'
import { useFavorites } from '@/session/favorites'
import { useLastSearch } from '@/session/last-search'
import { useDarkMode } from '@/session/preferences'
import { useSessionUser } from '@/session/session'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { ThemeIcon } from '@/ui/theme/theme-icon'
import { NavCount } from './nav-count'
import { useWords } from '@/words/use-words'

// Without this code the entry still leads to the messages.
const MessagesCount = lazyPart(() => import('./messages-count').then((module) => module.default), {
  failed: () => null,
})

// Large text grows as far as five labels fit beside each other.
const itemLook =
  'relative flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 text-[min(0.75rem,3.75vw)] ' +
  'font-semibold text-ink-muted aria-[current=page]:text-ink forced-colors:aria-[current=page]:underline'

/** The link is current whatever the search of the screen. */
const anySearch = { includeSearch: false }

export function BottomBar() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const search = useLastSearch((state) => state.value)
  const saved = useFavorites((state) => state.value.length)
  const user = useSessionUser()
  const { value: dark, set } = useDarkMode()
  return (
    <nav
      aria-label={t('Bottom bar')}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 grid border-t border-line bg-surface-raised',
        'pb-[env(safe-area-inset-bottom)] md:hidden print:hidden',
        user ? 'grid-cols-5' : 'grid-cols-4',
      )}
    >
      <Link to={`${prefix}/properties`} search={search} activeOptions={anySearch} className={itemLook}>
        <Item icon={Search} label={t('Browse')} />
      </Link>
      <Link to={`${prefix}/map`} search={search} activeOptions={anySearch} className={itemLook}>
        <Item icon={Map} label={t('Map')} />
      </Link>
      <Link to={`${prefix}/favorites`} className={itemLook}>
        <Item
          icon={Heart}
          label={t('Favorites|in the bottom bar')}
          count={<NavCount count={saved} said={t('{n} saved', { n: saved })} />}
        />
      </Link>
      {user ? (
        <Link to="/dashboard/messages" activeOptions={anySearch} className={itemLook}>
          <Item icon={MessageCircle} label={t('Messages|in the bottom bar')} count={<MessagesCount />} />
        </Link>
      ) : null}
      <button type="button" aria-pressed={dark} className={itemLook} onClick={() => set(!dark)}>
        <Item icon={ThemeIcon} label={t('Dark mode')} />
      </button>
    </nav>
  )
}

function Item({
  icon: Icon,
  label,
  count,
}: {
  icon: ComponentType<{ size: number; strokeWidth: number }>
  label: string
  count?: ReactNode
}) {
  return (
    <>
      <span className="relative">
        <Icon size={22} strokeWidth={1.9} />
        {count}
      </span>{' '}
      {label}
    </>
  )
}
