import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { lazyPart, type Retry } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import type { Verification } from './use-verification'

const failed = (retry: Retry, { open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? <WindowFailed {...retry} onClose={onClose} /> : null
const PhoneModal = lazyPart(() => import('./phone/phone-modal').then((module) => module.PhoneModal), { failed })
const IdModal = lazyPart(() => import('./identity/id-modal').then((module) => module.IdModal), { failed })

export type ModalName = 'phone' | 'id'

/** Milliseconds after which a closing dialog has returned the focus, if its trigger is still there. */
const CLOSED_MS = 300

type Modals = {
  open: (name: ModalName) => void
  modals: ReactNode
  /** Gets the focus when the button that opened the modal is gone. */
  home: RefObject<HTMLDivElement | null>
}

/** The two modals. Each is loaded when first needed and stays mounted, so that its closing animation is shown. */
export function useModals(verification: Verification): Modals {
  const [shown, setShown] = useState<ModalName | null>(null)
  const [wanted, setWanted] = useState<readonly ModalName[]>([])
  const open = (name: ModalName) => {
    setWanted((before) => [...new Set([...before, name])])
    setShown(name)
  }
  const close = () => setShown(null)
  const home = useRef<HTMLDivElement>(null)
  const stand = `${verification.phoneVerified} ${verification.id}`
  const stood = useRef(stand)
  useEffect(() => {
    if (stood.current === stand || shown !== null) return
    stood.current = stand
    if (wanted.length === 0) return
    const timer = setTimeout(() => {
      const at = document.activeElement
      if (at === null || at === document.body) home.current?.focus({ preventScroll: true })
    }, CLOSED_MS)
    return () => clearTimeout(timer)
  }, [stand, shown, wanted])
  const modals = (
    <>
      {wanted.includes('phone') ? (
        <PhoneModal open={shown === 'phone'} onClose={close} verification={verification} />
      ) : null}
      {wanted.includes('id') ? <IdModal open={shown === 'id'} onClose={close} verification={verification} /> : null}
    </>
  )
  return { open, modals, home }
}
