import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { mountToolbox } from './mount'
import { TAB_NAMES } from './panel-state'
import { makeTools } from './story-tools.test-support'

afterEach(() => {
  document.getElementById('toolbox')?.remove()
  sessionStorage.removeItem('proventous-mock:toolbox')
})

test('the toolbox opens with the keyboard, shows every tab, closes with Escape and gives the focus back', async () => {
  history.replaceState(null, '', '/?toolbox=on')
  const { tools } = await makeTools('messages', { as: '101' })
  const outside = document.body.appendChild(document.createElement('button'))
  mountToolbox({ ...tools, openBackend: async () => tools.backend })
  expect(location.search).toBe('')
  outside.focus()
  const user = userEvent.setup()
  await user.keyboard('{Control>}.{/Control}')
  const panel = await screen.findByRole('dialog', { name: 'QA toolbox' })
  expect(panel).toHaveFocus()
  for (const name of TAB_NAMES) {
    await user.click(within(panel).getByRole('tab', { name }))
    expect(within(panel).getByRole('tabpanel', { name })).not.toBeEmptyDOMElement()
    expect(within(panel).queryByRole('alert')).toBeNull()
  }
  expect(JSON.parse(sessionStorage.getItem('proventous-mock:toolbox') ?? '')).toMatchObject({
    open: true,
    tab: 'Record',
  })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(outside).toHaveFocus()
  outside.remove()
})

test('the launcher is hidden in automated browsers and on request', async () => {
  history.replaceState(null, '', '/?toolbox=off')
  const { tools } = await makeTools()
  const { showConnection } = mountToolbox({ ...tools, openBackend: async () => tools.backend })
  expect(screen.queryByRole('button')).toBeNull()
  // A lost backend is told all the same.
  showConnection('lost')
  expect(screen.getByRole('alert')).toHaveTextContent('The demo’s backend is not answering.')
  showConnection('answering')
  expect(screen.queryByRole('alert')).toBeNull()
})
