import { Link } from '@tanstack/react-router'
import { Bell, MessageCircle } from 'lucide-react'
import type { SessionUser } from '@/session/session'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ProfileMenu } from './profile-menu'
import { useCounts } from './use-counts'

/** Messages, notifications and the profile menu, each with its own count. On phones messages are in the bottom bar. */
export default function MemberTools({ user }: { user: SessionUser }) {
  const counts = useCounts()
  return (
    <div className="flex items-center">
      <IconButton
        asChild
        size={44}
        label={named('Messages', counts.messages)}
        count={counts.messages}
        className="max-md:hidden @max-2xl:hidden"
      >
        <Link to="/dashboard/messages">
          <MessageCircle aria-hidden size={21} />
        </Link>
      </IconButton>
      <IconButton
        asChild
        size={44}
        label={named('Notifications', counts.notifications)}
        count={counts.notifications}
        className="lg:mr-1"
      >
        <Link to="/dashboard/notifications">
          <Bell aria-hidden size={21} />
        </Link>
      </IconButton>
      <ProfileMenu user={user} counts={counts} />
    </div>
  )
}

function named(what: string, count: number): string {
  return count > 0 ? `${what}, ${count} new` : what
}
