import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './link-button'

const meta = { title: 'UI/Link button', component: LinkButton } satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { children: 'Forgot password?' } }
export const AsLink: Story = { args: { asChild: true, children: <a href="#help">How verification works</a> } }
export const Disabled: Story = { args: { children: 'Send the code again', disabled: true } }
