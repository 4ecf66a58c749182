import { clsx } from 'clsx'
import { Ellipsis, Flag, Trash2, Undo2 } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import type { ChatMessage, Conversation } from '@/domain/messages/conversation'
import { mayUnsend, MESSAGE_REMOVED } from '@/domain/messages/message-removal'
import { Addition } from '@/listing/additions/addition'
import { useAddition } from '@/listing/additions/additions'
import { Reporting } from '@/listing/reports/report-button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem } from '@/ui/menu/menu'
import { useRemoval } from '../../state/use-removal'
import { useWords } from '@/words/use-words'

type Props = { message: ChatMessage; conversation: Conversation; own: boolean }

/** What can be done about one message. A mouse sees it on the message that it points at. */
export function MessageMenu({ message, conversation, own }: Props) {
  const t = useWords()
  const { id, other } = conversation
  const { unsend, deleteForMe } = useRemoval(conversation)
  const hasDeleting = useAddition('deleteMessageForMe')
  const reportable = !own && !message.removed
  if (!reportable && !hasDeleting) return null
  const title = message.removed ? t(MESSAGE_REMOVED) : message.text || t('Photos')
  const start = { title: title.slice(0, 40) }
  const label = own ? t('More about your “{title}”', start) : t('More about “{title}”', start)
  const path = `/dashboard/messages?conversation=${encodeURIComponent(id)}`
  return (
    <Reporting subject={{ about: 'message', id: message.id, title, who: other.name, path }}>
      {(report) => (
        <span className={clsx('absolute top-1/2 -translate-y-1/2 text-ink', own ? 'right-full' : 'left-full')}>
          <Menu
            label={label}
            align={own ? 'end' : 'start'}
            trigger={
              <IconButton
                label={label}
                className={clsx(
                  'opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100',
                  'data-[state=open]:opacity-100 pointer-coarse:opacity-100',
                )}
              >
                <Ellipsis aria-hidden size={18} />
              </IconButton>
            }
          >
            {reportable ? (
              <MenuItem icon={<Flag aria-hidden size={18} />} onSelect={report}>
                {t('Report this message')}
              </MenuItem>
            ) : null}
            {own ? <UnsendItem message={message} onSelect={() => void unsend(message)} /> : null}
            <Addition of="deleteMessageForMe">
              <MenuItem icon={<Trash2 aria-hidden size={18} />} onSelect={() => void deleteForMe(message)}>
                {t('Delete for me')}
              </MenuItem>
            </Addition>
          </Menu>
        </span>
      )}
    </Reporting>
  )
}

/** Made when the menu opens, so that it goes by the time of that moment. */
function UnsendItem({ message, onSelect }: { message: ChatMessage; onSelect: () => void }) {
  const t = useWords()
  if (!mayUnsend(message, serverNow())) return null
  return (
    <Addition of="unsendMessage">
      <MenuItem icon={<Undo2 aria-hidden size={18} />} onSelect={onSelect}>
        {t('Remove for both')}
      </MenuItem>
    </Addition>
  )
}
