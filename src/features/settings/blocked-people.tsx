import { useQuery } from '@tanstack/react-query'
import { blockedQuery, useBlocking } from '@/account/blocking'
import { PersonName } from '@/account/person/person-name'
import { resolveImageUrl } from '@/domain/listing/images'
import { useToken } from '@/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { RetryNote } from '@/ui/retry-note/retry-note'

export function BlockedPeople() {
  const token = useToken((state) => state.value)
  const { data, error, refetch, isFetching } = useQuery(blockedQuery(token))
  const { unblock, busy } = useBlocking()
  return (
    <Card title="Blocked people">
      <p className="text-[0.8125rem] text-pretty text-ink-muted">
        You and they cannot send each other messages, offers or visits. You can block a person in a conversation.
      </p>
      {error ? (
        <RetryNote className="mt-3" onRetry={() => void refetch()} retrying={isFetching}>
          The list could not be loaded. {error.message}
        </RetryNote>
      ) : null}
      {data?.length === 0 ? <p className="mt-3">You have not blocked anyone.</p> : null}
      <ul className="divide-y divide-line empty:hidden">
        {data?.map(({ id, username, name, profile_picture }) => {
          const shown = name || username
          return (
            <li key={id} className="flex items-center gap-3 py-3 last:pb-0">
              <Avatar name={shown} {...(profile_picture ? { src: resolveImageUrl(profile_picture) } : {})} />
              <PersonName username={username} className="flex-1 font-semibold">
                {shown}
              </PersonName>
              <Button
                variant="outline"
                busy={busy}
                aria-label={`Unblock ${shown}`}
                onClick={() => unblock({ username, name: shown })}
              >
                Unblock
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
