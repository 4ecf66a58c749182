import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { voteOnSharedList, type SharedList, type Vote } from '@/contract/favorites/shared-lists'
import { sameId } from '@/domain/ids'
import { keepVote, useListVotes, voterHere } from '@/session/marks/list-votes'
import { notify } from '@/ui/toast/notify'
import { sharedListQueries } from './shared-list.queries'
import { useWords } from '@/words/use-words'

type Change = { home: string; name: string; before: Vote | undefined; vote: Vote | undefined }

/** Votes at once, and back with the reason when the server refuses. Votes are sent one by one. */
export function useVote(link: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { queryKey } = sharedListQueries.ofLink(link)
  const own = useListVotes((state) => state.value.votes[link]) ?? {}
  const show = ({ home, name }: Change, before: Vote | undefined, vote: Vote | undefined) => {
    keepVote(link, home, vote)
    queryClient.setQueryData(queryKey, (list) => list && withVote(list, { home, name, before, vote }))
  }
  const mutationKey = ['vote', link]
  const voting = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ home, name, vote }: Change) =>
      (
        await call(voteOnSharedList, {
          params: { id: link },
          body: { voter: voterHere(), name, property_id: home, vote: vote ?? 'none' },
        })
      ).data,
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey })
      show(change, change.before, change.vote)
    },
    onError(error, change) {
      show(change, change.vote, change.before)
      notify({ text: t('Your vote was not counted. {reason}', { reason: error.message }), tone: 'bad' })
    },
    onSettled: () =>
      // An answer read between two votes would show the list before the second.
      queryClient.isMutating({ mutationKey }) <= 1 ? queryClient.invalidateQueries({ queryKey }) : undefined,
  })
  return {
    own,
    vote: (home: string, name: string, vote: Vote) =>
      voting.mutate({ home, name, before: own[home], vote: own[home] === vote ? undefined : vote }),
  }
}

export function withVote(list: SharedList, { home, name, before, vote }: Change): SharedList {
  return {
    ...list,
    homes: list.homes.map((voted) => {
      if (!sameId(voted.property_id, home)) return voted
      const place = voted.voters.findIndex((one) => one.name === name && one.vote === before)
      const others = voted.voters.filter((_, at) => at !== place)
      const voters = vote ? [...others, { name, vote }] : others
      const gained = (which: Vote) => Number(vote === which) - Number(before === which)
      return {
        ...voted,
        voters,
        up: Math.max(0, voted.up + gained('up')),
        down: Math.max(0, voted.down + gained('down')),
      }
    }),
  }
}
