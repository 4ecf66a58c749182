import { ArrowLeft } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { PersonLink } from '@/account/person/person-link'
import { PersonName } from '@/account/person/person-name'
import { PersonNote } from '@/account/person/person-note'
import { useSocketEvent } from '@/account/realtime/use-realtime'
import { messageArrived, userTyping } from '@/contract/messages/realtime'
import { sameId } from '@/domain/ids'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { TYPING_ENDS_MS, TYPING_EVERY_MS } from '@/domain/messages/message-sending'
import { Avatar } from '@/ui/avatar/avatar'
import { IconButton } from '@/ui/icon-button/icon-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { ControlFailed } from '@/ui/lazy-module/part-failed'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = { ref: Ref<HTMLHeadingElement>; conversation: Conversation; onClose: () => void }

const HeadMenu = lazyPart(() => import('./head-menu').then((module) => module.HeadMenu), {
  waiting: <span className="size-[40px] shrink-0" />,
  failed: (retry) => (
    <ControlFailed {...retry} label={t('Mute, Archive, Report and Block could not be loaded. Try again')} />
  ),
})

export function PaneHeader({ ref, conversation, onClose }: Props) {
  const t = useWords()
  const { id, other } = conversation
  const types = useTypist(id, other.id)
  return (
    <header className="border-b bg-surface-raised py-2 pr-2 pl-2 md:pl-5">
      <div className="flex items-center gap-3">
        <IconButton label={t('Back to conversations')} onClick={onClose} className="md:hidden">
          <ArrowLeft aria-hidden size={21} />
        </IconButton>
        <Avatar name={other.name} src={other.avatar} online={other.online} className="max-md:-ml-2" />
        <div className="min-w-0 flex-1">
          <h2 ref={ref} tabIndex={-1} className="text-base outline-none">
            <PersonName {...other}>{other.deleted ? other.name : <PersonLink person={other} />}</PersonName>
          </h2>
          <p role="status" className="truncate text-xs text-ink-muted">
            {presenceText(other, types)}
          </p>
        </div>
        <HeadMenu conversation={conversation} />
      </div>
      <PersonNote person={other} className="mt-1.5 pr-2 max-md:pl-2" />
    </header>
  )
}

function presenceText({ name, online, deleted, contact }: Conversation['other'], types: boolean): string {
  if (deleted) return t('This account was deleted')
  if (contact === 'blocked') return t('Blocked by you')
  if (contact === 'closed') return ''
  if (types) return t('{name} is typing…', { name: firstName(name) })
  return online ? t('Online') : t('Offline')
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
