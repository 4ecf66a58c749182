import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { profileKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { updateOwnProfile } from '@/contract/account/user'
import type { OwnProfile } from '@/domain/people/profile'
import { Button } from '@/ui/button/button'
import { notify } from '@/ui/toast/notify'
import { useWords } from '@/words/use-words'

/** Ends the request for another name: the present one is asked for. */
export function TakeBackName({ profile: { firstName: first_name, lastName: last_name } }: { profile: OwnProfile }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const taking = useSendOnce({
    about: ['take-back-name'],
    mutationFn: () => call(updateOwnProfile, { body: { first_name, last_name } }),
    onSuccess: () => {
      notify({ text: t('Your name stays as it is.') })
      return queryClient.invalidateQueries({ queryKey: profileKeys.own })
    },
    onError: () => notify({ text: t('The request was not taken back. Please try again.'), tone: 'bad' }),
  })
  return (
    <Button variant="outline" busy={taking.isPending} onClick={() => taking.send()}>
      {t('Keep my present name')}
    </Button>
  )
}
