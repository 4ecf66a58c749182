import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Screen, screenStory } from '@tests/storybook/screen-story'

const meta = { title: 'Screens/Talking/Messages', component: Screen } satisfies Meta
export default meta

const path = '/dashboard/messages'
const OPEN = `${path}?conversation=c101-1`

/** A picture of one color. */
async function drawnPicture(name: string, color: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 })
  const pen = canvas.getContext('2d')
  if (pen) pen.fillStyle = color
  pen?.fillRect(0, 0, 320, 240)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve)
  })
  return new File(blob ? [blob] : [], name, { type: 'image/png' })
}

/** Chooses a folder that is empty and waits for its reason. */
function emptyFolder(folder: string, reason: string) {
  return screenStory({
    scenario: 'messages-empty',
    path,
    play: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole('combobox', { name: /Folder/ }))
      await userEvent.click(await screen.findByRole('option', { name: folder }))
      await waitFor(() => expect(screen.getByRole('heading', { name: reason })).toBeVisible())
    },
  })
}

export const Default = screenStory({
  scenario: 'signed-in-verified',
  path: `${path}?conversation=c102-1`,
  see: 'Conversations as buyer and seller; one is open, its unread messages are read.',
})

export const NothingChosen = screenStory({ scenario: 'messages' })

export const Loading = screenStory({ scenario: 'messages-loading', path })

export const Empty = screenStory({ scenario: 'messages-empty', path })
export const EmptySelling = emptyFolder('Selling', 'No questions yet')

export const Error = screenStory({ scenario: 'messages-fail', path })

export const ConversationError = screenStory({ scenario: 'conversation-fails', path: OPEN })

export const NotFound = screenStory({
  scenario: 'signed-in-regular',
  path: `${path}?conversation=c113-1`,
  see: 'An address that leads to a conversation of other people.',
})

export const LongText = screenStory({ scenario: 'messages-long-text', path: OPEN })

export const OfferReceived = screenStory({ scenario: 'offer-received', path: `${path}?conversation=c113-1` })

export const RentalOffer = screenStory({
  scenario: 'rental-offer-received',
  path: `${path}?conversation=c113-1`,
  see: 'A rental is rented, not sold.',
})

export const ListingRemoved = screenStory({
  scenario: 'listing-removed',
  path: OPEN,
  see: 'The title stays, nothing more can be written.',
})

export const AccountDeleted = screenStory({ scenario: 'account-deleted', path: OPEN })

export const Impostor = screenStory({ scenario: 'impostor', path: `${path}?conversation=c113-1` })

export const DirectMessage = screenStory({ scenario: 'direct-message', path: OPEN })

export const OfferMade = screenStory({ scenario: 'offer-made', path: OPEN })

export const CounterOffer = screenStory({ scenario: 'counter-offer', path: OPEN })

export const OfferExpired = screenStory({ scenario: 'offer-expired', path: OPEN })

export const VisitProposed = screenStory({ scenario: 'visit-proposed', path: OPEN })

export const VisitAnswered = screenStory({ scenario: 'visit-answered', path: OPEN })

export const VisitInvited = screenStory({ scenario: 'visit-invited', path: OPEN })

export const OfferInput = screenStory({
  scenario: 'signed-in-regular',
  path: OPEN,
  play: async ({ userEvent }) => {
    const [open] = await screen.findAllByRole('button', { name: 'Make an offer' })
    if (open) await userEvent.click(open)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Your offer/ }), '12.1M')
    await waitFor(() => expect(screen.getByText(/twelve million one hundred thousand pesos/)).toBeVisible())
  },
})

export const OfferNotSent = screenStory({
  scenario: 'offers-fail',
  see: 'What was typed stays.',
  play: async ({ userEvent }) => {
    const [open] = await screen.findAllByRole('button', { name: 'Make an offer' })
    if (open) await userEvent.click(open)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Your offer/ }), '12.1M')
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Send offer' }))
    await screen.findByText(/^Failed to send offer/)
  },
})

export const OfferAccepted = screenStory({ scenario: 'offer-accepted', path: `${path}?conversation=c102-3` })

export const FailedMessage = screenStory({ scenario: 'message-failed', path: OPEN })

export const NotSent = screenStory({
  scenario: 'message-fails-once',
  see: 'The first attempt gets no answer; Retry sends it, once.',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Message to/ }))
    await userEvent.paste('Is Saturday still free?')
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/^Not sent\./)
  },
})

export const PhotosReceived = screenStory({ scenario: 'photos-received', path: OPEN })

export const PhotosReceivedMobile = screenStory({ scenario: 'photos-received', path: OPEN, mobile: true })

export const PhotosChosen = screenStory({
  scenario: 'photos-fail-once',
  see: 'Two pictures wait above the input; each can be removed. After the press on Send they are not sent.',
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Photos to send', { selector: 'input' })
    await userEvent.upload(input, [await drawnPicture('gate.png', 'teal'), await drawnPicture('roof.png', 'brown')])
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(2))
  },
})

export const PhotosNotSent = screenStory({
  scenario: 'photos-fail-once',
  see: 'The first attempt gets no answer; the picture stays, Retry sends it, once.',
  play: async ({ userEvent }) => {
    const input = await screen.findByLabelText('Photos to send', { selector: 'input' })
    await userEvent.upload(input, [await drawnPicture('gate.png', 'teal')])
    await screen.findByRole('button', { name: /^Remove photo/ })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/^Not sent\./)
  },
})

export const ScamAttempt = screenStory({ scenario: 'scam-attempt', path: OPEN })

export const MessagesRemoved = screenStory({ scenario: 'messages-removed', path: OPEN })

export const Muted = screenStory({ scenario: 'conversation-muted', path: OPEN })

export const PersonBlocked = screenStory({ scenario: 'person-blocked', path: OPEN })

export const ReportMessage = screenStory({
  scenario: 'report-message',
  path: OPEN,
  see: 'A message is reported from its menu.',
  play: async ({ userEvent }) => {
    const [menu] = await screen.findAllByRole('button', { name: /^More about “/ }, { timeout: 10_000 })
    await userEvent.click(menu!)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this message' }))
    await screen.findByRole('dialog', { name: 'Report this message' }, { timeout: 10_000 })
  },
})

export const BlockedByPerson = screenStory({ scenario: 'blocked-by-person', path: OPEN })

export const PhotosGone = screenStory({ scenario: 'photos-gone', path: OPEN })

export const SomeoneTypes = screenStory({
  scenario: 'someone-types',
  play: async () => void (await screen.findByText('Noel is typing…')),
})

export const MessageArrives = screenStory({
  scenario: 'message-arrives',
  see: 'On any screen: a toast, a fourth unread message and a sixth notification.',
  play: async () => void (await screen.findByText(/Would Saturday at ten suit you/)),
})

export const RealtimeComesBack = screenStory({
  scenario: 'realtime-comes-back',
  see: "Three seconds after opening the connection is lost for four: 'Reconnecting…', then what was sent meanwhile.",
})

export const RealtimeDown = screenStory({
  scenario: 'realtime-down',
  see: 'Messages go out and come in by polling; after five attempts a note offers to try again.',
})

export const Reconnecting = screenStory({
  scenario: 'realtime-reconnecting',
  path: OPEN,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Reconnecting…')).toBeVisible(), { timeout: 10_000 })
  },
})

export const Mobile = screenStory({ scenario: 'offer-received', path: `${path}?conversation=c113-1`, mobile: true })
