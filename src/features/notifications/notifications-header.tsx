import { Link } from '@tanstack/react-router'
import { CheckCheck, Settings } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { useMarkRead } from './use-mark-read'

/** Title, count (null while it is not known), 'Mark All Read' and 'Settings' (A 2). */
export function NotificationsHeader({ unread }: { unread: number | null }) {
  const markRead = useMarkRead()
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          Notifications
        </h1>
        <p className="figures mt-1 text-ink-muted">
          {unread === null ? '\u00a0' : unread > 0 ? `${unread} unread` : 'Nothing unread'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          icon={<CheckCheck aria-hidden size={17} />}
          aria-disabled={!unread || undefined}
          className="aria-disabled:opacity-45"
          busy={markRead.isPending && markRead.variables === null}
          onClick={() => unread && markRead.mutate(null)}
        >
          Mark All Read
        </Button>
        <Button asChild variant="quiet">
          <Link to="/dashboard/settings">
            <Settings aria-hidden size={17} />
            Settings
          </Link>
        </Button>
      </div>
    </header>
  )
}
