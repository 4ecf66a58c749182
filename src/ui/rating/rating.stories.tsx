import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './rating'

const meta = { title: 'UI/Rating', component: Rating } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { value: 4.5, reviews: 50 } }
export const OneReview: Story = { args: { value: 5, reviews: 1 } }
export const None: Story = { args: { value: 0 } }
export const NoReviews: Story = { args: { value: null, reviews: 0 } }
