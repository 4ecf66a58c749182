import { clsx } from 'clsx'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/ui/button/button'
import { Modal, type ModalProps } from './modal'

export type DialogProps = ModalProps & {
  /** From tablets on at most 448, 576 or 896 px wide. */
  size?: 'small' | 'medium' | 'large'
  /** The URL contains its open state, so Back closes it anyway. */
  inAddress?: boolean
}

const SIZES = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' }

const overWholeScreen = () => typeof matchMedia === 'function' && matchMedia('(width < 40rem)').matches

/** A modal dialog; on phones it fills the screen and the browser's Back closes it. */
export function Dialog({ size = 'medium', inAddress = false, ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      backCloses={!inAddress && overWholeScreen()}
      className={clsx(
        'inset-0 data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
        'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(85dvh,52rem)] sm:w-[calc(100vw-48px)]',
        'sm:-translate-1/2 sm:rounded-card sm:border sm:shadow-2',
        SIZES[size],
      )}
    />
  )
}

/** Makes its only child close the surrounding dialog or sheet. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

type FormButtonsProps = {
  /** Id of the form inside. */
  form: string
  busy: boolean
  cancel?: ReactNode
  variant?: ButtonProps['variant']
  /** Label of the submit button. */
  children: ReactNode
}

/** The footer of a dialog with a form. */
export function FormButtons({ form, busy, cancel = 'Cancel', variant, children }: FormButtonsProps) {
  return (
    <>
      <DialogClose>
        <Button variant="outline">{cancel}</Button>
      </DialogClose>
      <Button variant={variant} type="submit" form={form} busy={busy}>
        {children}
      </Button>
    </>
  )
}
