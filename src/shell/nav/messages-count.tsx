import { NavCount } from './nav-count'
import { useWords } from '@/words/use-words'
import { useCounts } from './use-counts'

export default function MessagesCount() {
  const t = useWords()
  const { messages } = useCounts()
  return <NavCount count={messages} said={t('{n} new', { n: messages })} />
}
