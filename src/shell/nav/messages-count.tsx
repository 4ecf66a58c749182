import { NavCount } from './nav-count'
import { useCounts } from './use-counts'

/** Unread messages on the bottom bar's entry. */
export default function MessagesCount() {
  return <NavCount count={useCounts().messages} what="new" />
}
