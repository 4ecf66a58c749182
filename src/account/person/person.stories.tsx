import type { Meta, StoryObj } from '@storybook/react-vite'
import { PersonName } from './person-name'
import { PersonNote } from './person-note'

const meta = {
  title: 'UI/Person',
  component: PersonName,
  args: { children: 'Noel Sumagaysay', username: 'noel.sumagaysay', verified: true },
  decorators: [
    (Story) => (
      <div className="w-72 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PersonName>
export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = {}

export const NotVerified: Story = { args: { verified: false } }

export const NameAlone: Story = { args: { verified: false, username: null } }

export const LongText: Story = {
  args: {
    children: 'Maria Concepcion Immaculada Dela Cruz-Villanueva y Sumagaysay',
    username: 'maria.concepcion.immaculada.dela.cruz-villanueva',
  },
}

export const Impostor: Story = {
  args: { verified: false, username: 'mika.sorongon' },
  render: (args) => (
    <>
      <PersonName {...args} />
      <PersonNote
        person={{
          resembles: { name: 'Noel Sumagaysay', username: 'noel.sumagaysay' },
          formerNames: ['Mika Sorongon'],
        }}
        className="mt-2"
      />
    </>
  ),
}
