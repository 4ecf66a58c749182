import { Archive, Inbox, MailCheck, SearchX, ShoppingBag, Store, type LucideIcon } from 'lucide-react'
import { BrowseLink } from '@/listing/links/browse-link'
import type { Folder } from '@/domain/messages/conversation-folders'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'

const TEXTS: Record<Folder, { icon: LucideIcon; title: string; reason: string; browse?: boolean }> = {
  inbox: {
    icon: Inbox,
    title: 'No conversations yet',
    reason: 'Ask about a listing with its chat button, and the conversation appears here.',
    browse: true,
  },
  buying: {
    icon: ShoppingBag,
    title: 'Nothing asked yet',
    reason: 'Conversations about listings of other people appear here.',
    browse: true,
  },
  selling: {
    icon: Store,
    title: 'No questions yet',
    reason: 'When somebody asks about one of your listings, the conversation appears here.',
  },
  archived: {
    icon: Archive,
    title: 'Nothing archived',
    reason: 'Archive a conversation to put it out of the way. It stays here with all its messages.',
  },
  unreads: { icon: MailCheck, title: 'No unread messages', reason: 'You have read everything.' },
}

type Props = { folder: Folder; search: string; onClearSearch: () => void }

/** Why a folder shows nothing, and the way out. */
export function FolderEmpty({ folder, search, onClearSearch }: Props) {
  if (search) {
    return (
      <EmptyState
        picture={<ScenePicture icon={SearchX} width={168} />}
        title="No conversation found"
        reason={<span className="wrap-anywhere">Nothing in this folder matches “{search}”.</span>}
        actions={
          <Button variant="outline" onClick={onClearSearch}>
            Clear search
          </Button>
        }
      />
    )
  }
  const { icon, title, reason, browse } = TEXTS[folder]
  return (
    <EmptyState
      picture={<ScenePicture icon={icon} width={168} />}
      title={title}
      reason={reason}
      actions={
        browse ? (
          <Button asChild>
            <BrowseLink>Browse Properties</BrowseLink>
          </Button>
        ) : null
      }
    />
  )
}
