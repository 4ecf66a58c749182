import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb'

const meta = { title: 'UI/Breadcrumb', component: Breadcrumb } satisfies Meta
export default meta
type Story = StoryObj

const link = (text: string) => ({ key: text, content: <a href={`#${text}`}>{text}</a> })

export const Default: Story = {
  render: () => (
    <Breadcrumb items={[link('Browse Properties'), link('Residential'), { key: 'here', content: 'Villa' }]} />
  ),
}
export const LongText: Story = {
  render: () => (
    <div style={{ width: 288 }}>
      <Breadcrumb
        items={[
          link('Browse Properties'),
          {
            key: 'here',
            content:
              'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
          },
        ]}
      />
    </div>
  ),
}
