import type { Vote } from '@/contract/favorites/shared-lists'
import { isRecord } from '@/domain/wire-values'
import { uniqueId } from '@/lib/unique-id'
import { parseJson, storedValue } from '@/session/storage/stored-value'

type Votes = Readonly<Record<string, Vote>>

export type ListVotes = {
  /** Tells this device's votes apart from those of others; a secret, empty before the first vote. */
  voter: string
  name: string
  votes: Readonly<Record<string, Votes>>
}

/** `proventous:list-votes` (an addition): who votes on shared lists from this device, and how. */
export const useListVotes = storedValue<ListVotes>({
  key: 'proventous:list-votes',
  read(text) {
    const kept = parseJson(text)
    const { voter, name, votes } = isRecord(kept) ? kept : {}
    return {
      voter: typeof voter === 'string' && /^[\w-]{16,64}$/.test(voter) ? voter : '',
      name: typeof name === 'string' ? name : '',
      votes: Object.fromEntries(
        Object.entries(isRecord(votes) ? votes : {}).map(([link, homes]) => [link, votesIn(homes)] as const),
      ),
    }
  },
  write: (kept) => JSON.stringify(kept),
})

function votesIn(homes: unknown): Votes {
  const entries = Object.entries(isRecord(homes) ? homes : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Vote] => entry[1] === 'up' || entry[1] === 'down'),
  )
}

export function voterHere(): string {
  const { current, update } = useListVotes.getState()
  if (current().voter === '') update((now) => ({ ...now, voter: uniqueId() }))
  return current().voter
}

export function keepName(name: string): void {
  useListVotes.getState().update((now) => ({ ...now, name }))
}

export function keepVote(link: string, home: string, vote: Vote | undefined): void {
  useListVotes.getState().update((now) => {
    const { [home]: _, ...others } = now.votes[link] ?? {}
    return { ...now, votes: { ...now.votes, [link]: vote ? { ...others, [home]: vote } : others } }
  })
}
