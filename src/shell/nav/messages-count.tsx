import { NavCount } from './nav-count'
import { useCounts } from './use-counts'

export default function MessagesCount() {
  return <NavCount count={useCounts().messages} what="new" />
}
