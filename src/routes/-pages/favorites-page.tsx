import { SavedScreen } from '@/features/saved/saved-screen'

/** The favorites screen: joins the features it is made of. */
export function FavoritesPage() {
  return <SavedScreen />
}
