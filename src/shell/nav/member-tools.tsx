import { Link } from '@tanstack/react-router'
import { Bell, MessageCircle } from 'lucide-react'
import type { SessionUser } from '@/session/session'
import { IconButton } from '@/ui/icon-button/icon-button'
import { ProfileMenu } from './profile-menu'
import { useCounts } from './use-counts'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

/** Messages, notifications and the profile menu, each with its own count. On phones messages are in the bottom bar. */
export default function MemberTools({ user }: { user: SessionUser }) {
  const t = useWords()
  const counts = useCounts()
  return (
    <div className="flex items-center">
      <IconButton
        asChild
        size={44}
        label={named(t('Messages'), counts.messages)}
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
        label={named(t('Notifications'), counts.notifications)}
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

const named = (what: string, count: number) => (count > 0 ? `${what}, ${t('{n} new', { n: count })}` : what)
