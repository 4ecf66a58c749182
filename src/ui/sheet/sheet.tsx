import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogBody, DialogFoot, DialogHead, focusContent, keepForToasts, overlayClass } from '@/ui/dialog/dialog-parts'
import { useReturnFocus } from '@/ui/dialog/return-focus'

type Side = 'bottom' | 'right' | 'left'

export type SheetProps = {
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  defaultOpen?: boolean
  trigger?: ReactNode
  /** Stays in view: 'Show 37 homes'. */
  footer?: ReactNode
  side?: Side
  children: ReactNode
}

const SIDES: Record<Side, string> = {
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-[20px] border-t data-[state=open]:animate-rise data-[state=closed]:animate-sink',
  right:
    'inset-y-0 right-0 w-[min(420px,100vw)] border-l data-[state=open]:animate-from-right data-[state=closed]:animate-to-right',
  left: 'inset-y-0 left-0 w-[min(360px,90vw)] border-r data-[state=open]:animate-from-left data-[state=closed]:animate-to-left',
}

/** A modal panel from an edge of the screen: filters on phones, menus, pickers. */
export function Sheet({
  title,
  hideTitle,
  description,
  open,
  onOpenChange,
  defaultOpen,
  trigger,
  footer,
  side = 'bottom',
  children,
}: SheetProps) {
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
            focusContent(event)
          }}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={keepForToasts}
          onInteractOutside={keepForToasts}
          className={clsx(
            'fixed z-50 flex flex-col overflow-hidden bg-surface-raised text-ink shadow-2 outline-none',
            SIDES[side],
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
