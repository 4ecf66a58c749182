import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogBody, DialogFoot, DialogHead, focusContent, keepForToasts, overlayClass } from './dialog-parts'
import { useReturnFocus } from './return-focus'

export type DialogProps = {
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  /** Controlled, or leave both out and give a `trigger`. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  defaultOpen?: boolean
  /** The button that opens it. */
  trigger?: ReactNode
  /** Buttons at the bottom, which stay in view while the content scrolls. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Where the focus goes at opening; by itself to the dialog, which then says its title. */
  onOpenAutoFocus?: (event: Event) => void
  children: ReactNode
}

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' }

/** A modal dialog; on phones a sheet over the whole screen. */
export function Dialog({
  title,
  hideTitle,
  description,
  open,
  onOpenChange,
  defaultOpen,
  trigger,
  footer,
  size = 'medium',
  onOpenAutoFocus = focusContent,
  children,
}: DialogProps) {
  const { remember, giveBack } = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} defaultOpen={defaultOpen}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember()
            onOpenAutoFocus(event)
          }}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={keepForToasts}
          onInteractOutside={keepForToasts}
          className={clsx(
            'fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface-raised text-ink outline-none',
            'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(85dvh,52rem)] sm:w-[calc(100vw-48px)] sm:-translate-1/2 sm:rounded-card sm:border sm:shadow-2',
            SIZES[size],
          )}
        >
          <DialogHead {...{ title, hideTitle, description }} />
          <DialogBody>{children}</DialogBody>
          {footer ? <DialogFoot>{footer}</DialogFoot> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes the dialog or sheet around it when its only child is pressed. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
