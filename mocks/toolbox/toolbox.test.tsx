import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { startEvents } from '../agenda/start-events'
import { sendCode } from '../services/codes/email-codes'
import { openState } from '../state/state'
import { callEndpoint } from './actions/call-endpoint'
import { decodeState } from '../state/state-link'
import { Panel } from './panel'
import { makeTools } from './story-tools.test-support'
import type { TabName } from './panel-state'
import { stateNow } from './actions/whole-state'

afterEach(() => {
  sessionStorage.removeItem('proventous-mock:toolbox')
  history.replaceState(null, '', '/')
})

async function openTab(initial: TabName, options: { scenario?: string; as?: string } = {}) {
  const made = await makeTools(options.scenario, options)
  const user = userEvent.setup()
  render(<Panel tools={made.tools} initial={initial} onClose={() => {}} />)
  return { user, ...made }
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('a scenario is found by words and opened', async () => {
  const { user, went } = await openTab('Scenario')
  await user.type(screen.getByLabelText('Find a scenario'), 'ten thousand')
  await user.click(press('Open Ten thousand listings'))
  expect(went).toEqual(['/properties?scenario=ten-thousand'])
})

test('somebody is signed in by a session row and the documented keys', async () => {
  const { user, backend, went } = await openTab('Account')
  await user.click(press(/^Sign in: Demo account, verified/))
  await expect.poll(() => went).toHaveLength(1)
  expect(backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102')
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: '102' })
  await user.click(press('Sign in: Super admin'))
  await expect.poll(() => went).toHaveLength(2)
  expect(backend.isSuperAdmin(localStorage.getItem('superAdminToken') ?? '')).toBe(true)
  expect(localStorage.getItem('token')).toBeNull()
})

test('a rule made by hand fails twice and is counted', async () => {
  const { user, backend } = await openTab('Network')
  await user.click(press('Add a further call'))
  await user.click(press('Switch the rule on'))
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push(backend.rules.next('listProperties')?.fail)
  const failure = { status: 500, message: 'Something went wrong.' }
  expect(statuses).toEqual([failure, failure, undefined])
  expect(await screen.findByText('Applied to 2 calls.')).toBeVisible()
  await user.click(press('Switch off the rule for listProperties'))
  expect(backend.rules.list()).toEqual([])
})

test('a jump of the clock is kept, and every screen asks again', async () => {
  const { user, backend, asked } = await openTab('Clock')
  const before = backend.clock.now()
  await user.click(press('3 hours on'))
  await expect.poll(asked).toBe(1)
  expect(backend.clock.now() - before).toBe(3 * 3_600_000)
})

test('the other side writes, offers and decides by the rules of the product', async () => {
  const { user, backend } = await openTab('Events', { scenario: 'messages', as: '101' })
  const messages = backend.db.message.all().length
  await user.click(press('Send message'))
  expect(await screen.findByText(/ wrote\.$/)).toBeVisible()
  expect(backend.db.message.all()).toHaveLength(messages + 1)
  const pending = backend.db.id_submission.where(({ status }) => status === 'pending').length
  await user.click(press('Reject the ID'))
  expect(await screen.findByText('The ID is rejected.')).toBeVisible()
  expect(backend.db.id_submission.where(({ status }) => status === 'pending')).toHaveLength(pending - 1)
})

test('a row that does not fit its columns is not kept, one that does is', async () => {
  const { user, backend } = await openTab('Data')
  await user.type(screen.getByLabelText('Find in the rows'), '"id":"7"')
  await user.click(within(screen.getByRole('list', { name: 'Rows of property' })).getAllByRole('button')[0]!)
  const box = screen.getByLabelText<HTMLTextAreaElement>('Row 7 as JSON')
  const row = JSON.parse(box.value) as Record<string, unknown>
  await user.clear(box)
  await user.click(box)
  await user.paste(JSON.stringify({ ...row, price: 'much', status: 'gone' }))
  await user.click(press('Save the row'))
  expect(screen.getByText(/'price' is "much", but has to be a number\. 'status' is "gone"/)).toBeVisible()
  expect(backend.db.property.find('7')?.price).toBe(row.price)
  await user.clear(box)
  await user.click(box)
  await user.paste(JSON.stringify({ ...row, price: 5 }))
  await user.click(press('Save the row'))
  await expect.poll(() => backend.db.property.find('7')?.price).toBe(5)
})

test('the link of the Share tab opens as the same state', async () => {
  const { user, tools, backend } = await openTab('Share', { as: '102' })
  await backend.writing(async () => void backend.db.property.update('1', { status: 'sold' }))
  await user.click(press('Copy link'))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  const link = new URL(await navigator.clipboard.readText())
  const other = await makeTools()
  await openState(other.backend, await decodeState(link.hash.replace('#mock=', '')))
  expect(stateNow({ ...other.tools, tokens: tools.tokens })).toEqual(stateNow(tools))
})

test('what is to come is listed by the clock, and is brought forward or dropped', async () => {
  const { user, backend, asked } = await openTab('Clock')
  startEvents(backend, () => false)
  await backend.writing(async () => sendCode(backend, 'new@demo.test', 'register'))
  const list = await screen.findByRole('list', { name: 'To come' })
  const now = await within(list).findByRole('button', { name: 'Now: The code for new@demo.test ends' })
  expect(within(list).queryByRole('button', { name: /^Drop: The code/ })).toBeNull()
  await user.click(now)
  expect(await screen.findByText('It happened: The code for new@demo.test ends.')).toBeVisible()
  expect([backend.db.email_code.find('code-1')?.expires_at, asked()]).toEqual([backend.clock.iso(), 1])
})

test('a rule is made for some calls only, with a body of its own', async () => {
  const { user, backend } = await openTab('Network')
  await user.selectOptions(screen.getByLabelText('Endpoint'), 'getProperty')
  await user.selectOptions(screen.getByLabelText('Call 1', { selector: 'select' }), 'custom')
  await user.clear(screen.getByLabelText('Status'))
  await user.type(screen.getByLabelText('Status'), '203')
  await user.click(screen.getByText('Only for some calls'))
  await user.type(screen.getByLabelText('Parameters of path or query'), 'id=7')
  await user.selectOptions(screen.getByLabelText('Caller'), '102')
  await user.clear(screen.getByLabelText('Chance, %'))
  await user.type(screen.getByLabelText('Chance, %'), '50')
  await user.click(press('Switch the rule on'))
  expect(backend.rules.list()).toEqual([
    {
      on: 'getProperty',
      steps: [{ answer: { status: 203, body: { success: true, data: [] } } }],
      afterwards: 'normal',
      when: { params: { id: '7' }, as: '102' },
      chance: 0.5,
      seed: 1,
    },
  ])
  expect(await screen.findByText(/if id is 7, the caller is 102, chance lets it, 50 % \(seed 1\)/)).toBeVisible()
})

test('a call is shown whole, and becomes a rule that answers the same', async () => {
  const { user, backend } = await openTab('Log')
  const ask = () => callEndpoint(backend, 'getProperty', { params: { id: '7' }, token: null })
  const first = (await (await ask()).json()) as unknown
  await user.click(await screen.findByText('getProperty'))
  expect(screen.getByText('Response body')).toBeVisible()
  expect(screen.getByText(/content-type: application\/json/)).toBeInTheDocument()
  await user.click(press('Switch on as a rule'))
  const [rule] = backend.rules.list()
  expect(rule).toMatchObject({ on: 'getProperty', when: { params: { id: '7' } } })
  expect(rule?.steps[0]?.answer).toEqual({ status: 200, body: first })
})

test('a row is added and duplicated, and a reset is undone without signing anybody out', async () => {
  const { user, backend } = await openTab('Data', { as: '101' })
  const token = localStorage.getItem('token')!
  await user.selectOptions(screen.getByLabelText('Table'), 'review')
  const rows = () => backend.db.review.all().length
  const before = rows()
  await user.click(press('Add a row'))
  await user.click(press('Save the row'))
  await expect.poll(rows).toBe(before + 1)
  await user.click(within(await screen.findByRole('list', { name: 'Rows of review' })).getAllByRole('button')[0]!)
  await user.click(press('Duplicate the row'))
  await expect.poll(rows).toBe(before + 2)
  await user.type(screen.getByLabelText('Name'), 'Two more')
  await user.click(press('Keep the present state'))
  await screen.findByText("Kept as 'Two more'.")

  await user.click(press('Reset'))
  await expect.poll(rows).toBe(before)
  expect(backend.viewerOf(token)?.id).toBe('101')
  await user.click(await screen.findByRole('button', { name: 'Undo the reset' }))
  await expect.poll(rows).toBe(before + 2)
  await backend.reset()
  await user.click(await screen.findByRole('button', { name: 'Open Two more' }))
  await expect.poll(rows).toBe(before + 2)
  expect(backend.viewerOf(token)?.id).toBe('101')
})

test('the toolbox is docked at another edge and resized with the keyboard', async () => {
  const { user } = await openTab('Clock')
  const panel = screen.getByRole('dialog', { name: 'QA toolbox' })
  const edge = () => screen.getByRole('separator', { name: 'Size of the toolbox' })
  expect(edge()).toHaveAttribute('aria-valuenow', '480')
  edge().focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(panel.style.getPropertyValue('--size')).toBe('544px')
  // The product gives way.
  expect(document.body.style.marginRight).toBe('544px')
  await user.click(screen.getByRole('radio', { name: 'Bottom' }))
  expect(edge()).toHaveAttribute('aria-orientation', 'horizontal')
  expect(JSON.parse(sessionStorage.getItem('proventous-mock:toolbox') ?? '')).toMatchObject({
    dock: 'bottom',
    size: 544,
  })
  expect(document.body.style).toMatchObject({ marginRight: '', marginBottom: '544px' })
})
