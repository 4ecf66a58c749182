import { createFileRoute } from '@tanstack/react-router'
import { requireDeveloperBuild } from '@/routes/-pages/developer-build'
import { StorageTestPage } from '@/routes/-pages/storage-test-page'

export const Route = createFileRoute('/storage-test')({
  beforeLoad: requireDeveloperBuild,
  staticData: { title: 'Storage proxy' },
  component: StorageTestPage,
})
