import type { Meta, StoryObj } from '@storybook/react-vite'
import { Delayed, Skeleton, SkeletonText } from './skeleton'

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta
export default meta
type Story = StoryObj

export const Line: Story = { render: () => <Skeleton className="h-4 w-48" /> }
export const Text: Story = { render: () => <SkeletonText lines={4} /> }
export const CardToCome: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Skeleton className="aspect-4/3 rounded-card" />
      <Skeleton className="mt-3 h-6 w-40" />
      <SkeletonText lines={2} className="mt-3" />
    </div>
  ),
}
export const After150Ms: Story = {
  render: () => (
    <Delayed>
      <SkeletonText />
    </Delayed>
  ),
}
