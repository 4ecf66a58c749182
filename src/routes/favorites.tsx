import { createFileRoute } from '@tanstack/react-router'
import { SavedScreen } from '@/features/saved/saved-screen'
import { favoritesRoute } from '@/routes/-screens'

export const Route = createFileRoute('/favorites')({
  ...favoritesRoute,
  component: SavedScreen,
})
