import { hasWords } from '../text'
import type { Conversation } from './conversation'
import type { Label } from '@/words/words'

/** The folders of the conversation list, in their documented order (A 2). */
export const FOLDERS = ['inbox', 'buying', 'selling', 'archived', 'unreads'] as const
export type Folder = (typeof FOLDERS)[number]

export const FOLDER_LABELS: Record<Folder, Label> = {
  inbox: 'Inbox',
  buying: 'Buying',
  selling: 'Selling',
  archived: 'Archived',
  unreads: 'Unreads',
}

type Filed = Pick<Conversation, 'side' | 'archived' | 'unread'> & { property: Pick<Conversation['property'], 'id'> }

/** Archived ones are in Archived, and in Unreads while unread. One about no listing is neither Buying nor Selling. */
export function isInFolder({ side, archived, unread, property }: Filed, folder: Folder): boolean {
  if (folder === 'unreads') return unread > 0
  if (folder === 'archived') return archived
  return !archived && (folder === 'inbox' || (side === folder && property.id !== ''))
}

export function matchesSearch(
  conversation: Pick<Conversation, 'other' | 'property' | 'lastMessage'>,
  search: string,
): boolean {
  const { other, property, lastMessage } = conversation
  return hasWords([other.name, other.username, property.title, lastMessage].join(' '), search)
}

/** A folder's conversations that match the search, latest first. `kept` stays though it was just read. */
export function listed(
  conversations: readonly Conversation[],
  folder: Folder,
  search = '',
  kept: string | null = null,
): Conversation[] {
  return conversations
    .filter(
      (each) => (isInFolder(each, folder) || (folder === 'unreads' && each.id === kept)) && matchesSearch(each, search),
    )
    .toSorted((one, other) => other.lastMs - one.lastMs || one.id.localeCompare(other.id))
}

export function unreadIn(conversations: readonly Conversation[], folder: Folder): number {
  return conversations.reduce((sum, each) => sum + (isInFolder(each, folder) ? each.unread : 0), 0)
}
