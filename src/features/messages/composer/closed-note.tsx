import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useBlocking } from '@/account/blocking'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { Addition } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

export function ClosedNote({ other }: Pick<Conversation, 'other'>) {
  const t = useWords()
  const { unblock, busy } = useBlocking()
  const name = firstName(other.name)
  return (
    <footer
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t',
        'bg-surface-raised px-4 py-3 md:px-5',
      )}
    >
      <p className="min-w-48 flex-1 text-pretty text-ink-muted">{reasonFor(other)}</p>
      {other.contact === 'blocked' ? (
        <Addition of="unblockUser">
          <Button variant="outline" busy={busy} onClick={() => unblock(other)}>
            {t('Unblock {name}', { name })}
          </Button>
        </Addition>
      ) : other.deleted || other.id === null || other.contact === 'closed' ? null : (
        <Button asChild variant="outline">
          <Link to="." search={{ owner: other.id }} preload={false}>
            {t('Write to {name}', { name })}
          </Link>
        </Button>
      )}
    </footer>
  )
}

function reasonFor({ deleted, contact, name }: Conversation['other']): string {
  if (deleted) return t('This account was deleted, so you can no longer write to it. Earlier messages stay here.')
  if (contact === 'blocked')
    return t(
      'You blocked {name}. You can no longer send each other messages, offers or tour requests. Earlier messages stay here.',
      { name: firstName(name) },
    )
  if (contact === 'closed')
    return t('{name} takes no messages, offers or tour requests from you. Earlier messages stay here.', {
      name: firstName(name),
    })
  return t('The listing was removed, so this conversation is closed. Earlier messages stay here.')
}
