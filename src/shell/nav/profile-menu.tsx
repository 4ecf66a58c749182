import { Link } from '@tanstack/react-router'
import { LogOut, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { tierOf } from '@/domain/people/badges'
import { resolveImageUrl } from '@/domain/listing/images'
import { OwnerTier } from '@/listing/card/owner-tier'
import { useBackendReady } from '@/listing/use-backend-ready'
import { displayName, useGoogleData, type SessionUser } from '@/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { Menu, MenuGroup, MenuItem, MenuLine } from '@/ui/menu/menu'
import { MENU_GROUPS } from './menu-entries'
import { ownProfileName } from '@/domain/people/profile-path'
import type { Counts } from './use-counts'
import { useLogOut } from './use-log-out'

type ProfileMenuProps = { user: SessionUser; counts: Counts }

/** Everything of a member by what they come for (B 2.2). */
export function ProfileMenu({ user, counts }: ProfileMenuProps) {
  const logOut = useLogOut()
  const google = useGoogleData((state) => state.value)
  const name = displayName(user)
  const mayLoad = useBackendReady()
  const picture = mayLoad && (user.profile_picture ?? google?.picture)
  return (
    <Menu
      label="Profile menu"
      trigger={
        <button
          type="button"
          aria-label={`Profile menu of ${name}`}
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
            <span className="block truncate text-xs font-medium text-ink-muted">My Profile</span>
          </span>
          <OwnerTier tier={tierOf(user)} compact />
        </Link>
      </MenuItem>
      {MENU_GROUPS.map(({ label, entries }) => (
        <Fragment key={label}>
          <MenuLine />
          <MenuGroup label={label}>
            {entries.map((entry) => (
              <MenuEntry key={entry.to} {...entry} count={'count' in entry ? counts[entry.count] : 0} />
            ))}
          </MenuGroup>
        </Fragment>
      ))}
      <MenuLine />
      <MenuItem icon={<LogOut aria-hidden size={18} />} onSelect={() => void logOut()}>
        Log out
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
  label: string
  icon: LucideIcon
  count: number
}) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon aria-hidden size={18} className="shrink-0 opacity-75" />
        <span className="min-w-0 flex-1">{label}</span>{' '}
        {count > 0 ? (
          <span className="figures rounded-full bg-surface-sunken px-2 text-xs leading-5 font-bold">
            {count} <span className="sr-only">new</span>
          </span>
        ) : null}
      </Link>
    </MenuItem>
  )
}
