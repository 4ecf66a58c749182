import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { Dialog, DialogClose, type DialogProps } from './dialog'

const meta = { title: 'UI/Dialog', component: Dialog } satisfies Meta
export default meta
type Story = StoryObj

const form = (
  <div className="space-y-4">
    <TextField label="Your name" />
    <TextField label="Phone number" prefix="+63" />
  </div>
)
const props: Omit<DialogProps, 'children'> = {
  title: 'Schedule Tour',
  description: 'Corner home, terracotta walls, new roof',
  footer: (
    <>
      <DialogClose>
        <Button variant="outline">Cancel</Button>
      </DialogClose>
      <Button>Ask for this time</Button>
    </>
  ),
}

export const Open: Story = {
  render: () => (
    <Dialog {...props} defaultOpen>
      {form}
    </Dialog>
  ),
}
export const ByButton: Story = {
  render: () => (
    <Dialog {...props} trigger={<Button>Schedule Tour</Button>}>
      {form}
    </Dialog>
  ),
}
export const LongText: Story = {
  // A text that scrolls is a stop for Tab, once its height is known.
  play: async () => waitFor(() => expect(document.querySelector('[role="dialog"] [tabindex="0"]')).toBeVisible()),
  render: () => (
    <Dialog
      {...props}
      title={
        'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy'
      }
      defaultOpen
    >
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line} className="mb-3">
          {
            'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy'
          }
        </p>
      ))}
    </Dialog>
  ),
}
