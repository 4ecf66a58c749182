import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CirclePause } from 'lucide-react'
import { ownProfilePath } from '@/domain/people/profile-path'
import { pausedWhy } from '@/domain/standing/standing'
import { useSessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

/** Says that a listing is paused: to its owner why and what brings it back, to others that it is not to be had now. */
export function PausedNote({ own }: { own: boolean }) {
  const t = useWords()
  const user = useSessionUser()
  return (
    <div
      role="note"
      className={clsx(
        'mt-4 flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warn-soft',
        'px-3.5 py-3 text-warn print:hidden',
      )}
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <CirclePause aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0 text-pretty">
          <span className="font-strong">{t(own ? 'Your listings are paused.' : 'This listing is paused.')}</span>{' '}
          {own && user
            ? `${pausedWhy(user)} ${t('Until then, lists, searches and the map do not show them.')}`
            : t('Lists, searches and the map do not show it, and it takes no tours or offers. It may come back.')}
        </span>
      </p>
      {own && user && !user.standing ? (
        <Button asChild variant="outline" size="small" className="min-h-10">
          <Link to={ownProfilePath(user)}>{t('Verify now')}</Link>
        </Button>
      ) : null}
    </div>
  )
}
