import { Archive, ArchiveRestore, Ban, Bell, BellOff, Ellipsis, Flag } from 'lucide-react'
import { useBlocking } from '@/account/blocking'
import { firstName, type Conversation } from '@/domain/messages/conversation'
import { messageProfileName, profilePath } from '@/domain/people/profile-path'
import { Addition } from '@/listing/additions/addition'
import { Reporting } from '@/listing/reports/report-button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem } from '@/ui/menu/menu'
import { useSwitch } from '../state/use-switch'
import { useWords } from '@/words/use-words'

export function HeadMenu({ conversation }: { conversation: Conversation }) {
  const t = useWords()
  const { other, archived, muted } = conversation
  const archive = useSwitch('archived')
  const mute = useSwitch('muted')
  const { block, unblock } = useBlocking()
  const path = profilePath(messageProfileName(other))
  const name = firstName(other.name)
  const blocked = other.contact === 'blocked'
  return (
    <Reporting subject={{ about: 'person', id: other.id ?? '', title: other.name, who: other.name, path }}>
      {(report) => (
        <Menu
          trigger={
            <IconButton label={t('Conversation options')}>
              <Ellipsis aria-hidden size={19} />
            </IconButton>
          }
        >
          <Addition of="muteConversation">
            <MenuItem
              icon={muted ? <BellOff aria-hidden size={18} /> : <Bell aria-hidden size={18} />}
              onSelect={() => mute(conversation, !muted)}
            >
              {muted ? t('Unmute') : t('Mute')}
            </MenuItem>
          </Addition>
          <Addition of="archiveConversation">
            <MenuItem
              icon={archived ? <ArchiveRestore aria-hidden size={18} /> : <Archive aria-hidden size={18} />}
              onSelect={() => archive(conversation, !archived)}
            >
              {archived ? t('Move to Inbox') : t('Archive')}
            </MenuItem>
          </Addition>
          {other.deleted || other.id === null ? null : (
            <MenuItem icon={<Flag aria-hidden size={18} />} onSelect={report}>
              {t('Report {name}', { name })}
            </MenuItem>
          )}
          {other.deleted ? null : (
            <Addition of="blockUser">
              <MenuItem
                icon={<Ban aria-hidden size={18} />}
                danger={!blocked}
                onSelect={() => (blocked ? unblock(other) : void block(other))}
              >
                {blocked ? t('Unblock {name}', { name }) : t('Block {name}', { name })}
              </MenuItem>
            </Addition>
          )}
        </Menu>
      )}
    </Reporting>
  )
}
