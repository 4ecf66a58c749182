import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { Button } from '@/ui/button/button'

export function ClosedNote({ other }: Pick<Conversation, 'other'>) {
  return (
    <footer
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t',
        'bg-surface-raised px-4 py-3 md:px-5',
      )}
    >
      <p className="min-w-48 flex-1 text-pretty text-ink-muted">
        {other.deleted
          ? 'This account was deleted, so it can no longer be written to. What was written stays here.'
          : 'The listing was removed, so this conversation is closed. What was written stays here.'}
      </p>
      {other.deleted || other.id === null ? null : (
        <Button asChild variant="outline">
          <Link to="." search={{ owner: other.id }} preload={false}>
            Write to {firstName(other.name)}
          </Link>
        </Button>
      )}
    </footer>
  )
}
