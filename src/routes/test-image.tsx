import { createFileRoute } from '@tanstack/react-router'
import { requireDeveloperBuild } from '@/routes/-pages/developer-build'
import { TestImagePage } from '@/routes/-pages/test-image-page'

export const Route = createFileRoute('/test-image')({
  beforeLoad: requireDeveloperBuild,
  staticData: { title: 'Image paths' },
  component: TestImagePage,
})
