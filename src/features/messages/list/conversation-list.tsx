import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search, Archive, Inbox, MailCheck, SearchX, ShoppingBag, Store, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '@/domain/messages/conversation'
import { FOLDER_LABELS, FOLDERS, listed, unreadIn, type Folder } from '@/domain/messages/conversation-folders'
import { BrowseLink } from '@/listing/links/browse-link'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Select } from '@/ui/select/select'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { TextField } from '@/ui/text-field/text-field'
import { ConversationRow } from './conversation-row'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Props = {
  query: UseQueryResult<Conversation[]>
  selected: string | null
  /** On phones the open conversation replaces the list; the heading stays for screen readers. */
  hidden: boolean
}

export function ConversationList({ query, selected, hidden }: Props) {
  const t = useWords()
  const [folder, setFolder] = useState<Folder>('inbox')
  const [search, setSearch] = useState('')
  const all = query.data
  const shown = all && listed(all, folder, search, selected)
  const unread = all ? unreadIn(all, 'unreads') : 0
  const away = hidden && 'max-md:hidden'
  return (
    <div className={clsx('flex min-h-0 flex-1 flex-col bg-surface-raised md:border-r', hidden && 'max-md:contents')}>
      <div
        className={clsx('flex flex-wrap items-center gap-x-3 page-panel-inset pt-4 pb-3', hidden && 'max-md:contents')}
      >
        <h1 tabIndex={-1} className={clsx('flex-1 text-2xl outline-none', hidden && 'max-md:sr-only')}>
          {t('Messages')}
        </h1>
        {unread > 0 ? (
          <span className={clsx('figures text-[0.8125rem] font-semibold text-ink-muted', away)}>
            {t('{n} unread', { n: unread })}
          </span>
        ) : null}
      </div>
      <div className={clsx('grid grid-cols-[minmax(0,1fr)_7.75rem] gap-2 page-panel-inset pb-3', away)}>
        <TextField
          type="search"
          label={t('Search conversations')}
          hideLabel
          placeholder={t('Search')}
          prefix={<Search aria-hidden size={17} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          label={t('Folder')}
          hideLabel
          options={FOLDERS.map((each) => ({ value: each, label: t(FOLDER_LABELS[each]) }))}
          value={folder}
          onValueChange={setFolder}
        />
      </div>
      <nav aria-label={t('Conversations')} className={clsx('min-h-0 flex-1 overflow-y-auto border-t', away)}>
        {query.isPending ? <ListSkeleton /> : null}
        {query.isError && !all ? (
          <ErrorState
            title={t('Messages could not be loaded')}
            text={query.error.message}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null}
        {shown && shown.length > 0 ? (
          <ul>
            {shown.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                selected={conversation.id === selected}
              />
            ))}
          </ul>
        ) : null}
        {shown?.length === 0 ? (
          <FolderEmpty folder={folder} search={search.trim()} onClearSearch={() => setSearch('')} />
        ) : null}
      </nav>
    </div>
  )
}

const TEXTS: Record<Folder, { icon: LucideIcon; title: Label; reason: Label; browse?: boolean }> = {
  inbox: {
    icon: Inbox,
    title: 'No conversations yet',
    reason: 'Ask about a listing with its chat button, and the conversation appears here.',
    browse: true,
  },
  buying: {
    icon: ShoppingBag,
    title: 'You have not asked anything yet',
    reason: 'Conversations about other people’s listings appear here.',
    browse: true,
  },
  selling: {
    icon: Store,
    title: 'No questions yet',
    reason: 'When someone asks about one of your listings, the conversation appears here.',
  },
  archived: {
    icon: Archive,
    title: 'Nothing archived',
    reason: 'Archive a conversation to put it out of the way. It stays here with all its messages.',
  },
  unreads: { icon: MailCheck, title: 'No unread messages', reason: 'You have read everything.' },
}

type FolderEmptyProps = { folder: Folder; search: string; onClearSearch: () => void }

function FolderEmpty({ folder, search, onClearSearch }: FolderEmptyProps) {
  const t = useWords()
  if (search) {
    return (
      <EmptyState
        picture={<ScenePicture icon={SearchX} width={168} />}
        title={t('No conversation found')}
        reason={<span className="wrap-anywhere">{t('Nothing in this folder matches “{search}”.', { search })}</span>}
        actions={
          <Button variant="outline" onClick={onClearSearch}>
            {t('Clear search')}
          </Button>
        }
      />
    )
  }
  const { icon, title, reason, browse } = TEXTS[folder]
  return (
    <EmptyState
      picture={<ScenePicture icon={icon} width={168} />}
      title={t(title)}
      reason={t(reason)}
      actions={
        browse ? (
          <Button asChild>
            <BrowseLink>{t('Browse Properties')}</BrowseLink>
          </Button>
        ) : null
      }
    />
  )
}

function ListSkeleton() {
  const t = useWords()
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {t('Loading conversations…')}
      </p>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 border-b page-panel-inset py-3.5">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex-1 space-y-2.5 py-1">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </Delayed>
  )
}
