import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Archive, ArchiveRestore, ArrowLeft, Ban, Bell, BellOff, Flag } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { useBlocking } from '@/account/blocking'
import { useSocketEvent } from '@/account/realtime/use-realtime'
import { messageArrived, userTyping } from '@/contract/messages/realtime'
import { sameId } from '@/domain/ids'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { TYPING_ENDS_MS, TYPING_EVERY_MS } from '@/domain/messages/message-sending'
import { messageProfileName, profilePath } from '@/domain/people/profile-path'
import { Addition } from '@/listing/additions/addition'
import { Reporting } from '@/listing/reports/report-button'
import { Avatar } from '@/ui/avatar/avatar'
import { IconButton } from '@/ui/icon-button/icon-button'
import { useSwitch } from '../state/use-switch'

type Props = { ref: Ref<HTMLHeadingElement>; conversation: Conversation; onClose: () => void }

export function PaneHeader({ ref, conversation, onClose }: Props) {
  const { id, other, archived, muted } = conversation
  const archive = useSwitch('archived')
  const mute = useSwitch('muted')
  const { block, unblock } = useBlocking()
  const person = { username: messageProfileName(other), name: other.name }
  const types = useTypist(id, other.id)
  return (
    <header className="flex items-center gap-3 border-b bg-surface-raised py-2 pr-2 pl-2 md:pl-5">
      <IconButton label="Back to conversations" onClick={onClose} className="md:hidden">
        <ArrowLeft aria-hidden size={21} />
      </IconButton>
      <Avatar name={other.name} src={other.avatar} online={other.online} className="max-md:-ml-2" />
      <div className="min-w-0 flex-1">
        <h2 ref={ref} tabIndex={-1} className="text-base outline-none">
          {other.deleted ? (
            other.name
          ) : (
            <Link
              to="/dashboard/u/$username"
              params={{ username: messageProfileName(other) }}
              preload={false}
              className={clsx(
                'thumb-target block truncate rounded-sm hover:underline hover:decoration-brand',
                'hover:underline-offset-4',
              )}
            >
              {other.name}
            </Link>
          )}
        </h2>
        <p role="status" className="truncate text-xs text-ink-muted">
          {presenceText(other, types)}
        </p>
      </div>
      <div className="flex shrink-0">
        <Addition of="muteConversation">
          <IconButton label={muted ? 'Unmute' : 'Mute'} onClick={() => mute(conversation, !muted)}>
            {muted ? <BellOff aria-hidden size={19} /> : <Bell aria-hidden size={19} />}
          </IconButton>
        </Addition>
        <Addition of="archiveConversation">
          <IconButton label={archived ? 'Move to Inbox' : 'Archive'} onClick={() => archive(conversation, !archived)}>
            {archived ? <ArchiveRestore aria-hidden size={19} /> : <Archive aria-hidden size={19} />}
          </IconButton>
        </Addition>
        {other.deleted || other.id === null ? null : (
          <Reporting
            subject={{
              about: 'person',
              id: other.id,
              title: other.name,
              who: other.name,
              path: profilePath(person.username),
            }}
          >
            {(report) => (
              <IconButton label={`Report ${firstName(other.name)}`} onClick={report}>
                <Flag aria-hidden size={19} />
              </IconButton>
            )}
          </Reporting>
        )}
        {other.deleted ? null : (
          <Addition of="blockUser">
            <IconButton
              label={`${other.contact === 'blocked' ? 'Unblock' : 'Block'} ${firstName(other.name)}`}
              onClick={() => (other.contact === 'blocked' ? unblock(person) : void block(person))}
            >
              <Ban aria-hidden size={19} />
            </IconButton>
          </Addition>
        )}
      </div>
    </header>
  )
}

function presenceText({ name, online, deleted, contact }: Conversation['other'], types: boolean): string {
  if (deleted) return 'This account was deleted'
  if (contact === 'blocked') return 'Blocked by you'
  if (contact === 'closed') return ''
  if (types) return `${firstName(name)} is typing…`
  return online ? 'Online' : 'Offline'
}

/** Whether the other side is typing; ends when they stop or send, or after a timeout. */
function useTypist(conversation: string, other: string | null): boolean {
  const [since, setSince] = useState<number | null>(null)
  useSocketEvent(userTyping, ({ conversationId, userId, isTyping }) => {
    if (sameId(conversationId, conversation) && (other === null || sameId(userId, other)))
      setSince(isTyping ? performance.now() : null)
  })
  useSocketEvent(messageArrived, ({ conversationId }) => {
    if (sameId(conversationId, conversation)) setSince(null)
  })
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setSince(null), TYPING_ENDS_MS + TYPING_EVERY_MS)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null
}
