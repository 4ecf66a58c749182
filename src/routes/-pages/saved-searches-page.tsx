import { SavedSearchesScreen } from '@/features/saved-searches/saved-searches-screen'

/** The saved searches screen: joins the features it is made of. */
export function SavedSearchesPage() {
  return <SavedSearchesScreen />
}
