import { clsx } from 'clsx'
import { AlertDialog } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Button } from '@/ui/button/button'
import { overlayClass } from '@/ui/dialog/dialog-parts'
import { useReturnFocus } from '@/ui/dialog/return-focus'
import { questions } from './confirm'

/** Renders the dialogs of `confirm()`. One per app. */
export function ConfirmHost() {
  const [question] = useSyncExternalStore(questions.subscribe, questions.get, questions.get)
  const { remember, giveBack } = useReturnFocus()
  if (!question) return null
  const { id, title, text, confirmLabel = 'Continue', cancelLabel = 'Cancel', tone, answer } = question
  return (
    <AlertDialog.Root key={id} open onOpenChange={(open) => !open && answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md animate-pop-in rounded-card border border-line',
            'bg-surface-raised p-5 text-ink shadow-2 outline-none sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2',
            'sm:p-6',
          )}
        >
          <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
          {text ? <AlertDialog.Description className="mt-2 text-ink-muted">{text}</AlertDialog.Description> : null}
          <div className="mt-6 flex flex-wrap justify-end gap-2 *:flex-1 sm:*:flex-none">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={tone === 'danger' ? 'danger' : 'action'} onClick={() => answer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
