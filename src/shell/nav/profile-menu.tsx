import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import {
  LogOut,
  type LucideIcon,
  Bell,
  Bookmark,
  CalendarDays,
  CreditCard,
  GitCompareArrows,
  Globe,
  Heart,
  House,
  LifeBuoy,
  MessageCircle,
  PlusCircle,
  Scale,
  Settings,
} from 'lucide-react'
import { Fragment } from 'react'
import { call } from '@/api/call'
import { isAccountQuery } from '@/api/query-keys'
import { logout } from '@/contract/account/auth'
import { tierOf } from '@/domain/people/badges'
import { resolveImageUrl } from '@/domain/listing/images'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useBackendReady } from '@/listing/use-backend-ready'
import { logOutHere, tracesHere, typedHere } from '@/session/end/log-out'
import { useFavorites } from '@/session/favorites'
import { displayName, useGoogleData, type SessionUser } from '@/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { confirm } from '@/ui/confirm/confirm'
import { Menu, MenuGroup, MenuItem, MenuLine } from '@/ui/menu/menu'
import { ownProfileName } from '@/domain/people/profile-path'
import { notify } from '@/ui/toast/notify'
import type { Counts } from './use-counts'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type ProfileMenuProps = { user: SessionUser; counts: Counts }

/** Everything of a member by what they come for (B 2.2). */
export function ProfileMenu({ user, counts }: ProfileMenuProps) {
  const t = useWords()
  const logOut = useLogOut()
  const google = useGoogleData((state) => state.value)
  const name = displayName(user)
  const mayLoad = useBackendReady()
  const picture = mayLoad && (user.profile_picture ?? google?.picture)
  return (
    <Menu
      label={t('Profile menu')}
      trigger={
        <button
          type="button"
          aria-label={t('Profile menu of {name}', { name })}
          className="grid size-11 cursor-pointer place-items-center rounded-full"
        >
          <Avatar name={name} size={40} {...(picture ? { src: resolveImageUrl(picture) } : {})} />
        </button>
      }
    >
      <MenuItem asChild>
        <Link to="/dashboard/u/$username" params={{ username: ownProfileName(user) }}>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-bold">{name}</span>
            <span className="block truncate text-xs font-medium text-ink-muted">{t('My Profile')}</span>
          </span>
          <OwnerTier tier={tierOf(user)} compact />
        </Link>
      </MenuItem>
      {MENU_GROUPS.map(({ label, entries }) => (
        <Fragment key={label}>
          <MenuLine />
          <MenuGroup label={t(label)}>
            {entries.map((entry) => (
              <MenuEntry key={entry.to} {...entry} count={'count' in entry ? counts[entry.count] : 0} />
            ))}
          </MenuGroup>
        </Fragment>
      ))}
      <MenuLine />
      <MenuItem icon={<LogOut aria-hidden size={18} />} onSelect={() => void logOut()}>
        {t('Log out')}
      </MenuItem>
    </Menu>
  )
}

type Entry = (typeof MENU_GROUPS)[number]['entries'][number]

function MenuEntry({
  to,
  label,
  icon: Icon,
  count,
}: {
  to: Entry['to']
  label: Label
  icon: LucideIcon
  count: number
}) {
  const t = useWords()
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon aria-hidden size={18} className="shrink-0 opacity-75" />
        <span className="min-w-0 flex-1">{t(label)}</span>{' '}
        {count > 0 ? (
          <span className="figures rounded-full bg-surface-sunken px-2 text-xs leading-5 font-bold">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{t('{n} new', { n: count })}</span>
          </span>
        ) : null}
      </Link>
    </MenuItem>
  )
}

const MENU_GROUPS = [
  {
    label: 'Buying',
    entries: [
      { to: '/dashboard/favorites', label: 'Favorites', icon: Heart },
      { to: '/dashboard/compare', label: 'Compare', icon: GitCompareArrows },
      { to: '/dashboard/saved-searches', label: 'Saved Searches', icon: Bookmark },
      { to: '/dashboard/tours', label: 'Property Tours', icon: CalendarDays },
    ],
  },
  {
    label: 'Selling',
    entries: [
      { to: '/dashboard/my-listings', label: 'My Listings', icon: House },
      { to: '/dashboard/list-property', label: 'List Property', icon: PlusCircle },
      { to: '/dashboard/billing', label: 'Payments & Billing', icon: CreditCard },
    ],
  },
  {
    label: 'Account',
    entries: [
      { to: '/dashboard/messages', label: 'Messages', icon: MessageCircle, count: 'messages' },
      { to: '/dashboard/notifications', label: 'Notifications', icon: Bell, count: 'notifications' },
      { to: '/dashboard/settings', label: 'Account Settings', icon: Settings },
      { to: '/dashboard/language', label: 'Language & Region', icon: Globe },
      { to: '/dashboard/support', label: 'Support & Help', icon: LifeBuoy },
      { to: '/dashboard/legal', label: 'Legal & Privacy', icon: Scale },
    ],
  },
] as const

declare module '@tanstack/react-router' {
  interface HistoryState {
    loggingOut?: true
  }
}

/** Ends the session at once; the server is told meanwhile, and may fail (B 7, B 8). Asks first if input would go. */
function useLogOut(): () => Promise<void> {
  const t = useWords()
  const router = useRouter()
  const queryClient = useQueryClient()
  return async () => {
    const typed = await typedHere()
    const favorites = useFavorites.getState().value.length > 0
    const list = [...typed, ...tracesHere()].map((words) => t(words)).join(', ')
    const text = [
      t('This deletes from this device: {list}.', { list }),
      favorites ? t('Your favorites stay on this device.') : '',
    ]
      .join(' ')
      .trim()
    const question = { title: t('Log out?'), text, confirmLabel: t('Log out'), tone: 'danger' } as const
    if (typed.length > 0 && !(await confirm(question))) return
    // Home first: on a protected screen the guard would treat the user as a visitor.
    if (!(await leaveForHome(router))) return
    // The call takes the token with it before the session ends.
    call(logout, {}, { keepalive: true }).catch(() => {})
    await logOutHere()
    queryClient.removeQueries({ predicate: isAccountQuery })
    if (favorites && typed.length === 0) notify({ text: t('You are logged out. Your favorites stay on this device.') })
  }
}

/** Resolves when the URL is home's. False if the user stayed with an unsaved form. */
function leaveForHome({ history, navigate }: RegisteredRouter): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = history.subscribe(({ location }) => {
      stop()
      resolve(location.state.loggingOut === true)
    })
    void navigate({ to: '/', state: { loggingOut: true } })
  })
}
