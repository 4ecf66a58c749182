import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '@/api/errors'
import type { Conversation } from '@/domain/messages/conversation'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { messageQueries } from '../state/message.queries'
import { ConversationPane } from './conversation-pane'
import { PaneSkeleton } from './pane-skeleton'
import { useWords } from '@/words/use-words'

type Props = {
  viewer: string
  selected: string | null
  automatic: boolean
  request: { property: string | null; owner: string } | null
  conversations: Conversation[] | undefined
  listLoaded: boolean
  onOpened: (id: string) => void
  onClose: () => void
}

export function PaneFor({ request, selected, ...rest }: Props) {
  const t = useWords()
  if (request) return <Opening {...request} onOpened={rest.onOpened} onClose={rest.onClose} />
  if (selected !== null) return <Selected key={selected} {...rest} selected={selected} />
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        picture={<ScenePicture icon={MessagesSquare} />}
        title={t('Choose a conversation')}
        reason={t('Questions, answers and offers about a listing stay together here.')}
      />
    </div>
  )
}

function Opening({
  property,
  owner,
  onOpened,
  onClose,
}: NonNullable<Props['request']> & Pick<Props, 'onOpened' | 'onClose'>) {
  const token = useToken((state) => state.value)
  const query = useQuery(messageQueries.opening(token, property, owner))
  const id = query.data?.id
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    if (id !== undefined) opened(id)
  }, [id])
  if (!query.isError) return <PaneSkeleton />
  return (
    <NotOpened
      error={query.error}
      onRetry={query.error instanceof ApiError && query.error.status < 500 ? undefined : () => void query.refetch()}
      retrying={query.isFetching}
      onClose={onClose}
    />
  )
}

function Selected({
  selected,
  conversations,
  listLoaded,
  viewer,
  automatic,
  onClose,
}: Omit<Props, 'request'> & { selected: string }) {
  const token = useToken((state) => state.value)
  const listedOne = conversations?.find(({ id }) => id === selected)
  const detail = useQuery({ ...messageQueries.detail(token, selected), enabled: listLoaded && !listedOne })
  const conversation = listedOne ?? detail.data
  if (conversation) return <ConversationPane {...{ conversation, viewer, automatic, onClose }} />
  if (!detail.isError) return <PaneSkeleton />
  return (
    <NotOpened
      error={detail.error}
      onRetry={() => void detail.refetch()}
      retrying={detail.isFetching}
      onClose={onClose}
    />
  )
}

function NotOpened({
  error,
  onRetry,
  retrying,
  onClose,
}: {
  error: Error
  onRetry: (() => void) | undefined
  retrying: boolean
  onClose: () => void
}) {
  const t = useWords()
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto">
      <ErrorState
        title={t('This conversation could not be opened')}
        text={error.message}
        {...(onRetry ? { onRetry, retrying } : {})}
        actions={
          <Button variant="outline" onClick={onClose}>
            {t('All messages')}
          </Button>
        }
      />
    </div>
  )
}
