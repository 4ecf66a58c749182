import { Link, useRouter } from '@tanstack/react-router'
import { Link2, Link2Off } from 'lucide-react'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import { ShareDialog } from '@/listing/share/share-dialog'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { confirm } from '@/ui/confirm/confirm'
import { Dialog } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { dismissAllToasts, notify } from '@/ui/toast/notify'
import { useListLink } from './use-list-changes'
import { useWords } from '@/words/use-words'

type Props = { list: FavoriteList; onClose: () => void }

export function ListSharing({ list, onClose }: Props) {
  const t = useWords()
  const router = useRouter()
  const { making, ending } = useListLink(list)
  const heading = t('Share “{name}”', { name: list.name })
  const close = (open: boolean) => (open ? undefined : onClose())
  const { link } = list
  if (typeof link !== 'string') {
    return (
      <Dialog
        size="small"
        title={heading}
        open
        onOpenChange={close}
        footer={
          <Button busy={making.isPending} icon={<Link2 aria-hidden size={18} />} onClick={() => making.mutate()}>
            {t('Create a link')}
          </Button>
        }
      >
        <p className="mb-4">
          {t(
            'Anyone with the link can see the homes of this list and vote on each, without an account. Your notes stay with you. You can end the link at any time.',
          )}
        </p>
        <FormAlert text={making.error && t('The link was not created. {reason}', { reason: making.error.message })} />
      </Dialog>
    )
  }
  const { href } = router.buildLocation({ to: '/shared/$id', params: { id: link } })
  const end = async () => {
    dismissAllToasts()
    const yes = await confirm({
      title: t('End this link?'),
      text: t('The link stops working, and its votes are removed. You can create a new link later.'),
      confirmLabel: t('End the link'),
      tone: 'danger',
    })
    if (!yes) return
    ending.mutate(undefined, {
      onSuccess: () => notify({ text: t('“{name}” is no longer shared', { name: list.name }), tone: 'good' }),
      onError: (error) =>
        notify({ text: t('The link was not ended. {reason}', { reason: error.message }), tone: 'bad' }),
    })
  }
  return (
    <ShareDialog
      heading={heading}
      title={list.name}
      url={new URL(router.history.createHref(href), location.origin).href}
      open
      onClose={onClose}
    >
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <Link to="/shared/$id" params={{ id: link }} className={buttonClass({ variant: 'outline' })}>
          {t('See the votes')}
        </Link>
        <Button
          variant="quiet"
          className="text-bad!"
          busy={ending.isPending}
          icon={<Link2Off aria-hidden size={18} />}
          onClick={() => void end()}
        >
          {t('End the link')}
        </Button>
      </div>
    </ShareDialog>
  )
}
