import { Archive, ArchiveRestore, Ban, Bell, BellOff, Ellipsis, Flag } from 'lucide-react'
import { useBlocking } from '@/account/blocking'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { messageProfileName, profilePath } from '@/domain/people/profile-path'
import { Addition } from '@/listing/additions/addition'
import { Reporting } from '@/listing/reports/report-button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem } from '@/ui/menu/menu'
import { useSwitch } from '../state/use-switch'

export function HeadMenu({ conversation }: { conversation: Conversation }) {
  const { other, archived, muted } = conversation
  const archive = useSwitch('archived')
  const mute = useSwitch('muted')
  const { block, unblock } = useBlocking()
  const path = profilePath(messageProfileName(other))
  const blocked = other.contact === 'blocked'
  return (
    <Reporting subject={{ about: 'person', id: other.id ?? '', title: other.name, who: other.name, path }}>
      {(report) => (
        <Menu
          trigger={
            <IconButton label="Conversation options">
              <Ellipsis aria-hidden size={19} />
            </IconButton>
          }
        >
          <Addition of="muteConversation">
            <MenuItem
              icon={muted ? <BellOff aria-hidden size={18} /> : <Bell aria-hidden size={18} />}
              onSelect={() => mute(conversation, !muted)}
            >
              {muted ? 'Unmute' : 'Mute'}
            </MenuItem>
          </Addition>
          <Addition of="archiveConversation">
            <MenuItem
              icon={archived ? <ArchiveRestore aria-hidden size={18} /> : <Archive aria-hidden size={18} />}
              onSelect={() => archive(conversation, !archived)}
            >
              {archived ? 'Move to Inbox' : 'Archive'}
            </MenuItem>
          </Addition>
          {other.deleted || other.id === null ? null : (
            <MenuItem icon={<Flag aria-hidden size={18} />} onSelect={report}>
              Report {firstName(other.name)}
            </MenuItem>
          )}
          {other.deleted ? null : (
            <Addition of="blockUser">
              <MenuItem
                icon={<Ban aria-hidden size={18} />}
                danger={!blocked}
                onSelect={() => (blocked ? unblock(other) : void block(other))}
              >
                {blocked ? 'Unblock' : 'Block'} {firstName(other.name)}
              </MenuItem>
            </Addition>
          )}
        </Menu>
      )}
    </Reporting>
  )
}
