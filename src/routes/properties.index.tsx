import { createFileRoute } from '@tanstack/react-router'
import { browseRoute } from '@/routes/-screens'
import { BrowsePage } from '@/routes/-pages/browse-page'

export const Route = createFileRoute('/properties/')({
  ...browseRoute,
  component: () => <BrowsePage from="/properties/" />,
})
