import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { startEvents } from '../agenda/start-events'
import { callEndpoint, tokenOf } from './actions/call-endpoint'
import { Panel } from './panel'
import { recorderOf } from './record/recorder'
import { makeTools } from './story-tools.test-support'
import type { TabName } from './panel-state'
import { stateNow } from './actions/whole-state'

const meta = {
  title: 'Toolbox',
  component: Panel,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof Panel>

export default meta

type Made = Awaited<ReturnType<typeof makeTools>>
type Options = {
  scenario?: string
  as?: string
  prepare?: (made: Made) => Promise<void>
  mobile?: boolean
  play?: StoryObj['play']
}

/** The toolbox on its own backend, with one tab open. */
function tabStory(tab: TabName, { scenario = 'messages', as = '101', prepare, mobile, play }: Options = {}): StoryObj {
  return {
    loaders: [
      async () => {
        const made = await makeTools(scenario, { as })
        await prepare?.(made)
        return { made }
      },
    ],
    render: (_, { loaded }) => <Panel tools={(loaded.made as Made).tools} initial={tab} onClose={() => {}} />,
    globals: mobile ? { viewport: { value: 'phone' } } : {},
    ...(play ? { play } : {}),
  }
}

const failure = { fail: { status: 500, message: 'The listings could not be read.' } }

async function write({ backend, tools }: Made) {
  const body = { conversation_id: 'c101-1', message: 'Is it quiet at night?', client_id: 'story' }
  await callEndpoint(backend, 'sendMessage', { body, token: tools.tokens.user() })
  await callEndpoint(backend, 'getProperty', { params: { id: 'nobody' }, token: await tokenOf(backend, '101') })
}

export const Scenario = tabStory('Scenario')
export const Account = tabStory('Account')
export const Network = tabStory('Network', {
  prepare: async ({ backend }) =>
    backend.rules.add({ on: 'listProperties', steps: [failure, failure], afterwards: 'normal' }),
})
export const Clock = tabStory('Clock', {
  prepare: async (made) => {
    startEvents(made.backend, (id) => id === '101')
    await write(made)
    await callEndpoint(made.backend, 'sendEmailVerification', { body: { email: 'new@demo.test' }, token: null })
  },
})
export const Events = tabStory('Events')
export const Outbox = tabStory('Outbox', {
  prepare: async ({ backend }) => {
    await callEndpoint(backend, 'sendEmailVerification', { body: { email: 'new@demo.test' }, token: null })
  },
})
export const Data = tabStory('Data', {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement.ownerDocument.body)
    const [first] = within(await panel.findByRole('list', { name: 'Rows of property' })).getAllByRole('button')
    await userEvent.click(first!)
    await expect(panel.getByRole('button', { name: 'Save the row' })).toBeVisible()
  },
})
export const Log = tabStory('Log', { prepare: write })
export const Share = tabStory('Share', { prepare: write })
export const Record = tabStory('Record', {
  prepare: async (made) => {
    startEvents(made.backend, (id) => id === '101')
    const recorder = recorderOf(made.backend)
    recorder.start(stateNow(made.tools))
    await write(made)
    await made.backend.writing(async () => {})
    recorder.stop(stateNow(made.tools))
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement.ownerDocument.body)
    await userEvent.click(await panel.findByRole('button', { name: 'Replay' }))
    await expect(await panel.findByText(/^Equal: 1 calls lead to the same state/)).toBeVisible()
  },
})
export const Mobile = tabStory('Events', { mobile: true })

/** The same tab in the dark theme: checked like the others, and left out of the sidebar, where the toolbar switches the theme. */
function inDark(story: StoryObj): StoryObj {
  return { ...story, globals: { ...story.globals, theme: 'dark' }, tags: ['!dev', '!autodocs'] }
}

export const ScenarioDark = inDark(Scenario)
export const AccountDark = inDark(Account)
export const NetworkDark = inDark(Network)
export const ClockDark = inDark(Clock)
export const EventsDark = inDark(Events)
export const OutboxDark = inDark(Outbox)
export const DataDark = inDark(Data)
export const LogDark = inDark(Log)
export const ShareDark = inDark(Share)
export const RecordDark = inDark(Record)
