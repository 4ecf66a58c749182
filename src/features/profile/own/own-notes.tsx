import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CloudOff, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

export function NotLoadedNote({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useWords()
  return (
    <Note
      icon={TriangleAlert}
      text={t('Your profile could not be loaded. You see what this device knows about you.')}
      action={
        <Button variant="outline" size="small" className="min-h-10" busy={retrying} onClick={onRetry}>
          {t('Try Again')}
        </Button>
      }
    />
  )
}

export function UnsentNote() {
  const t = useWords()
  return (
    <Note
      icon={CloudOff}
      text={t('Your last changes are saved on this device only. Others cannot see them yet.')}
      action={
        <Button asChild variant="outline" size="small" className="min-h-10">
          <Link to="/dashboard/settings/profile">{t('Send them')}</Link>
        </Button>
      }
    />
  )
}

function Note({ icon: Icon, text, action }: { icon: LucideIcon; text: string; action: ReactNode }) {
  return (
    <div
      role="status"
      className={clsx(
        'mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-warn-soft px-4 py-3',
        'text-warn',
      )}
    >
      <p className="flex min-w-0 gap-2.5 font-strong">
        <Icon aria-hidden size={18} className="mt-px shrink-0" />
        {text}
      </p>
      {action}
    </div>
  )
}
