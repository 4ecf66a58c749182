import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '@/domain/messages/conversation'
import { FOLDER_LABELS, FOLDERS, listed, unreadIn, type Folder } from '@/domain/messages/conversation-folders'
import { ErrorState } from '@/ui/error-state/error-state'
import { Select } from '@/ui/select/select'
import { TextField } from '@/ui/text-field/text-field'
import { ConversationRow } from './conversation-row'
import { FolderEmpty } from './folder-empty'
import { ListSkeleton } from './list-skeleton'

type Props = {
  query: UseQueryResult<Conversation[]>
  selected: string | null
  /** On phones the open conversation replaces the list; the heading stays for screen readers. */
  hidden: boolean
}

const OPTIONS = FOLDERS.map((folder) => ({ value: folder, label: FOLDER_LABELS[folder] }))

/** The conversations by folder, with a search (A 2). */
export function ConversationList({ query, selected, hidden }: Props) {
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
          Messages
        </h1>
        {unread > 0 ? (
          <span className={clsx('figures text-[0.8125rem] font-semibold text-ink-muted', away)}>{unread} unread</span>
        ) : null}
      </div>
      <div className={clsx('grid grid-cols-[minmax(0,1fr)_7.75rem] gap-2 page-panel-inset pb-3', away)}>
        <TextField
          type="search"
          label="Search conversations"
          hideLabel
          placeholder="Search"
          prefix={<Search aria-hidden size={17} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select label="Folder" hideLabel options={OPTIONS} value={folder} onValueChange={setFolder} />
      </div>
      <nav aria-label="Conversations" className={clsx('min-h-0 flex-1 overflow-y-auto border-t', away)}>
        {query.isPending ? <ListSkeleton /> : null}
        {query.isError && !all ? (
          <ErrorState
            title="Messages could not be loaded"
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
