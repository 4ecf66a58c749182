import type { Meta, StoryObj } from '@storybook/react-vite'
import { TierBadge } from './tier-badge'

const meta = { title: 'UI/Tier badge', component: TierBadge } satisfies Meta<typeof TierBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Professional: Story = { args: { tier: 'professional' } }
export const Verified: Story = { args: { tier: 'verified' } }
export const Regular: Story = { args: { tier: 'regular' } }
export const Compact: Story = { args: { tier: 'professional', compact: true } }
