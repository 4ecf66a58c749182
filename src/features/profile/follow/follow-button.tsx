import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserCheck, UserPlus } from 'lucide-react'
import { call } from '@/api/call'
import { useSendOnce } from '@/api/send-once'
import { followUser, unfollowUser } from '@/contract/account/following'
import { sameId } from '@/domain/ids'
import { useAddition } from '@/listing/additions/additions'
import { askToSignIn } from '@/session/auth-dialog'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { notify } from '@/ui/toast/notify'
import type { Person } from '../person'
import { profileQueries } from '../profile.queries'
import { useWords } from '@/words/use-words'

export function FollowButton({ person }: { person: Person }) {
  const t = useWords()
  const { following, ready, toggle } = useFollow(person)
  const offered = useAddition('followUser')
  if (!offered) return null
  const Icon = following ? UserCheck : UserPlus
  return (
    <Button
      variant={following ? 'outline' : 'action'}
      wide
      aria-pressed={following}
      disabled={!ready}
      icon={<Icon aria-hidden size={18} />}
      onClick={toggle}
    >
      {following ? t('Following') : t('Follow')}
    </Button>
  )
}

/** Changes are optimistic, with undo; a failure reverts them. A visitor signs in first. */
function useFollow(person: Person) {
  const t = useWords()
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const options = profileQueries.following(token)
  const { data: followed, isPending } = useQuery(options)
  const following = followed?.some(({ id }) => sameId(id, person.id)) ?? false
  const username = person.username || person.id

  const change = useSendOnce({
    about: (follow: boolean) => ['follow', person.id, follow],
    mutationFn: (follow: boolean) => call(follow ? followUser : unfollowUser, { params: { username } }),
    onMutate: async (follow) => {
      await queryClient.cancelQueries(options)
      const before = queryClient.getQueryData(options.queryKey)
      const others = (before ?? []).filter(({ id }) => !sameId(id, person.id))
      const entry = { id: person.id, username, name: person.name, profile_picture: person.picture || null }
      queryClient.setQueryData(options.queryKey, follow ? [...others, entry] : others)
      return { before }
    },
    onSuccess: (_, follow) =>
      notify({
        text: follow
          ? t('You follow {name}', { name: person.name })
          : t('You no longer follow {name}', { name: person.name }),
        action: { label: t('Undo'), onPress: () => change.mutate(!follow) },
      }),
    onError: (error, follow, kept) => {
      if (kept?.before) queryClient.setQueryData(options.queryKey, kept.before)
      const values = { name: person.name, reason: error.message }
      notify({
        text: follow
          ? t('You could not follow {name}. {reason}', values)
          : t('You still follow {name}. {reason}', values),
        tone: 'bad',
      })
    },
    onSettled: () => queryClient.invalidateQueries(options),
  })
  const toggle = () => {
    if (token !== null) return change.mutate(!following)
    askToSignIn(`/dashboard/u/${encodeURIComponent(username)}`, 'follow', person.name)
  }
  return { following, ready: token === null || !isPending, toggle }
}
