import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormAlert } from './form-alert'

const meta = { title: 'UI/Form alert', component: FormAlert } satisfies Meta<typeof FormAlert>
export default meta

export const Default: StoryObj<typeof meta> = { args: { text: 'Failed to verify code. Please try again.' } }
export const Lines: StoryObj<typeof meta> = {
  args: { text: 'Registration failed:\n• email: This address is taken.\n• password: Too short.' },
}
