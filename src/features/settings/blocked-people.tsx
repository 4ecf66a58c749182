import { useQuery } from '@tanstack/react-query'
import { blockedQuery, useBlocking } from '@/account/blocking'
import { PersonName } from '@/account/person/person-name'
import { resolveImageUrl } from '@/domain/listing/images'
import { useToken } from '@/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { useWords } from '@/words/use-words'

export function BlockedPeople() {
  const t = useWords()
  const token = useToken((state) => state.value)
  const { data, error, refetch, isFetching } = useQuery(blockedQuery(token))
  const { unblock, busy } = useBlocking()
  return (
    <Card title={t('Blocked people')}>
      <p className="text-[0.8125rem] text-pretty text-ink-muted">
        {t(
          'You and a blocked person cannot send each other messages, offers or tour requests. You can block a person in a conversation.',
        )}
      </p>
      {error ? (
        <RetryNote className="mt-3" onRetry={() => void refetch()} retrying={isFetching}>
          {t('The list could not be loaded. {reason}', { reason: error.message })}
        </RetryNote>
      ) : null}
      {data?.length === 0 ? <p className="mt-3">{t('You have not blocked anyone.')}</p> : null}
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
                aria-label={t('Unblock {name}', { name: shown })}
                onClick={() => unblock({ username, name: shown })}
              >
                {t('Unblock')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
