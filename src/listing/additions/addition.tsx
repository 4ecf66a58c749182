import type { ReactNode } from 'react'
import type { EndpointId } from '@/contract'
import { useAddition } from './additions'
import { useWords } from '@/words/use-words'

type Props = { of: EndpointId; otherwise?: ReactNode; children: ReactNode }

/** What needs an addition of the contract: shown where the backend has it, else `otherwise`. */
export function Addition({ of, otherwise = null, children }: Props) {
  return useAddition(of) ? children : otherwise
}

/** In the place of a form that could not be sent, before anything is typed. */
export function NotOffered({ instead }: { instead?: string }) {
  const t = useWords()
  return (
    <p role="status">
      {t('This is not available here yet.')}
      {instead ? ` ${instead}` : ''}
    </p>
  )
}
