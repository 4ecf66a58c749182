import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { blockedKeys, conversationKeys, messageKeys, tourKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { blockUser, listBlockedUsers, unblockUser } from '@/contract/account/blocking'
import { messageProfileName } from '@/domain/people/profile-path'
import { confirm } from '@/ui/confirm/confirm'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

export const blockedQuery = (token: string | null) =>
  queryOptions({
    queryKey: blockedKeys.list(token),
    queryFn: async ({ signal }) => (await call(listBlockedUsers, {}, { signal })).data,
    enabled: token !== null,
  })

type Person = { id?: string | null; username: string | null; name: string }

const nameInPath = (person: Person) => person.username || messageProfileName(person)

export function useBlocking() {
  const t = useWords()
  const client = useQueryClient()
  const change = useSendOnce({
    about: (person: Person & { blocks: boolean }) => ['block', nameInPath(person)],
    mutationFn: ({ blocks, ...person }) =>
      call(blocks ? blockUser : unblockUser, { params: { username: nameInPath(person) } }),
    onSuccess: async (_, { name, blocks }) => {
      notify({
        text: blocks ? t('{name} is blocked', { name }) : t('{name} is no longer blocked', { name }),
        tone: 'good',
      })
      const changed = [blockedKeys.all, conversationKeys.all, messageKeys.all, tourKeys.all]
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    onError: (error, { name, blocks }) =>
      notify({
        text: blocks
          ? t('{name} could not be blocked. {reason}', { name, reason: error.message })
          : t('{name} could not be unblocked. {reason}', { name, reason: error.message }),
        tone: 'bad',
      }),
  })
  const block = async (person: Person) => {
    const sure = await confirm({
      title: t('Block {name}?', { name: person.name }),
      text: t(
        'You and {name} can no longer send each other messages, offers or tour requests. Open offers and upcoming tours between you end. You can unblock people in the settings.',
        { name: person.name },
      ),
      confirmLabel: t('Block'),
      tone: 'danger',
    })
    if (sure) change.mutate({ ...person, blocks: true })
  }
  return { block, unblock: (person: Person) => change.mutate({ ...person, blocks: false }), busy: change.isPending }
}
