import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { call } from '@/api/call'
import { messageKeys, tourKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { useSendKey } from '@/session/send-key'
import { createTour } from '@/contract/tours/tours'
import { inviteToTour } from '@/contract/tours/requests'
import type { Listing } from '@/domain/listing/listing'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/notify'
import { despiteClash } from './clashes'
import { TourFields } from './tour-fields'
import { NO_TOUR, tourBody, type TourRequest } from './tour-request'
import { wordsOf } from './tour-words'
import { useTourForm } from './use-tour-form'
import { useWords } from '@/words/use-words'

type Props = {
  listing: Pick<Listing, 'id' | 'title'>
  conversation?: string
  /** Whom the lister invites in that conversation; left out where the visitor asks. */
  invited?: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function TourDialog({ listing, conversation, invited = null, open, onOpenChange }: Props) {
  const t = useWords()
  const inviting = invited !== null && conversation !== undefined
  const { form, fields, submit, refused, reset, focusStart } = useTourForm(`tour:${listing.id}`, NO_TOUR, {
    // A lister may propose any time.
    listing: inviting ? null : listing.id,
    open,
  })
  const key = useSendKey()
  const navigate = useNavigate()
  const onTours = useLocation({ select: ({ pathname }) => pathname.endsWith('/tours') })
  const queryClient = useQueryClient()

  const booking = useSendOnce({
    about: ['tour-of', listing.id],
    mutationFn: (wanted: TourRequest) => {
      if (inviting) {
        const { property_id: _, ...time } = tourBody(listing.id, wanted)
        const invitation = { ...time, conversation_id: conversation }
        const query = despiteClash(fields.clashes.length > 0)
        return call(inviteToTour, { query, body: invitation }, { idempotencyKey: key.of(invitation) })
      }
      const body = tourBody(listing.id, wanted, conversation)
      return call(createTour, { body }, { idempotencyKey: key.of(body) })
    },
    onSuccess: (_, wanted) => {
      key.succeeded()
      void queryClient.invalidateQueries({ queryKey: tourKeys.all })
      if (conversation) void queryClient.invalidateQueries({ queryKey: messageKeys.ofConversation(conversation) })
      onOpenChange(false)
      reset()
      notify({
        text: inviting
          ? t('Tour proposed for {date}, {time}. {name} will answer it.', {
              ...wordsOf(wanted),
              name: invited,
            })
          : t('Tour requested for {date}, {time}. The lister will confirm it.', wordsOf(wanted)),
        tone: 'good',
        ...(onTours || conversation
          ? {}
          : { action: { label: t('View tours'), onPress: () => void navigate({ to: '/dashboard/tours' }) } }),
      })
    },
    onError: refused,
  })
  return (
    <Dialog
      title={inviting ? t('Propose a tour') : t('Schedule Tour')}
      description={listing.title}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusStart}
      footer={
        <Addition of={inviting ? 'inviteToTour' : 'createTour'}>
          <FormButtons form={form} busy={booking.isPending}>
            {!inviting
              ? t('Request tour')
              : fields.clashes.length > 0
                ? t('Propose this time anyway')
                : t('Propose this time')}
          </FormButtons>
        </Addition>
      }
    >
      <Addition
        of={inviting ? 'inviteToTour' : 'createTour'}
        otherwise={<NotOffered instead={t('Please ask for a tour in a message.')} />}
      >
        <form id={form} noValidate onSubmit={(event) => submit(event, (wanted) => booking.mutate(wanted))}>
          <TourFields {...fields} {...(inviting ? { notesHint: t('Where to meet, what to bring.') } : {})} />
        </form>
      </Addition>
    </Dialog>
  )
}
