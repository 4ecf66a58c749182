import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useBlocking } from '@/account/blocking'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { Addition } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'

export function ClosedNote({ other }: Pick<Conversation, 'other'>) {
  const { unblock, busy } = useBlocking()
  const name = firstName(other.name)
  return (
    <footer
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t',
        'bg-surface-raised px-4 py-3 md:px-5',
      )}
    >
      <p className="min-w-48 flex-1 text-pretty text-ink-muted">{reasonFor(other)} What was written stays here.</p>
      {other.contact === 'blocked' ? (
        <Addition of="unblockUser">
          <Button variant="outline" busy={busy} onClick={() => unblock(other)}>
            Unblock {name}
          </Button>
        </Addition>
      ) : other.deleted || other.id === null || other.contact === 'closed' ? null : (
        <Button asChild variant="outline">
          <Link to="." search={{ owner: other.id }} preload={false}>
            Write to {name}
          </Link>
        </Button>
      )}
    </footer>
  )
}

function reasonFor({ deleted, contact, name }: Conversation['other']): string {
  if (deleted) return 'This account was deleted, so it can no longer be written to.'
  if (contact === 'blocked')
    return `You blocked ${firstName(name)}. Neither of you can send messages, offers or visits.`
  if (contact === 'closed') return `${firstName(name)} takes no messages, offers or visits from you.`
  return 'The listing was removed, so this conversation is closed.'
}
