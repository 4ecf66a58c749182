import { clsx } from 'clsx'
import { Ellipsis, Flag } from 'lucide-react'
import type { ChatMessage, Conversation } from '@/domain/messages/conversation'
import { Reporting } from '@/listing/reports/report-button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem } from '@/ui/menu/menu'

type Props = { message: ChatMessage; conversation: Conversation }

/** What can be done about one message. A mouse sees it on the message that it points at. */
export function MessageMenu({ message, conversation: { id, other } }: Props) {
  const title = message.text || 'Photos'
  const label = `More about “${title.slice(0, 40)}”`
  const path = `/dashboard/messages?conversation=${encodeURIComponent(id)}`
  return (
    <Reporting subject={{ about: 'message', id: message.id, title, who: other.name, path }}>
      {(report) => (
        <span className="absolute top-1/2 left-full -translate-y-1/2 text-ink">
          <Menu
            label={label}
            align="start"
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
            <MenuItem icon={<Flag aria-hidden size={18} />} onSelect={report}>
              Report this message
            </MenuItem>
          </Menu>
        </span>
      )}
    </Reporting>
  )
}
