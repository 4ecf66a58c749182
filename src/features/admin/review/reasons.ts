import { create } from 'zustand'
import type { Label } from '@/words/words'

/** Reasons by verification, kept until the server has one: closing the modal or an error loses none. */
const useReasons = create<Record<string, string>>()(() => ({}))

export function useReason(id: string): [reason: string, change: (reason: string) => void] {
  const reason = useReasons((state) => state[id] ?? '')
  return [reason, (text) => useReasons.setState({ [id]: text })]
}

export function forgetReason(id: string): void {
  useReasons.setState(({ [id]: _, ...others }) => others, true)
}

export function forgetReasons(): void {
  useReasons.setState({}, true)
}

/** The owner of the ID reads them: they are put down in English, whatever the administrator's language. */
export const QUICK_REASONS: readonly Label[] = [
  'The picture is blurred.',
  'Part of the document is cut off.',
  'The document has expired.',
  'The name does not match the account.',
  'The document is not accepted.',
]

export function toggleReason(text: string, quick: string): string {
  if (text.includes(quick)) return text.replace(quick, '').replaceAll(/ {2,}/g, ' ').trim()
  return `${text.trim()} ${quick}`.trim()
}
