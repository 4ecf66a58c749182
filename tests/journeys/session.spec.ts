import { ALL_STORED_KEYS, keysOfScope } from '@/domain/stored-keys'
import { expect, signIn, test } from './helpers'

test('a session survives a reload and ends in every tab at once', async ({ page, context }) => {
  await signIn(page, 'verified@demo.test')
  await expect(page).toHaveURL(/\/dashboard\/properties$/)
  await page.reload()
  const menu = page.getByRole('button', { name: /^Profile menu of/ })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('link', { name: /^Notifications, \d+ new$/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toMatch(/^mock-/)

  const other = await context.newPage()
  await other.goto('/properties')
  await expect(other.getByRole('button', { name: /^Profile menu of/ })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null])
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await other.close()
})

test('a reset returns to the seed, once', async ({ page }) => {
  await signIn(page, 'verified@demo.test')
  await page.goto('/dashboard/properties?reset')
  const question = page.getByRole('dialog', { name: 'Go back to the seed?' })
  await expect(question).toContainText('who is signed in')
  await question.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  // The screen still needs an account; the reset is not asked about again.
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('the way to a page that needs an account survives a reload, and ends with an address', async ({ page }) => {
  await page.goto('/dashboard/tours')
  const modal = page.getByRole('dialog', { name: 'Login' })
  await expect(modal).toContainText('You need an account for that page')
  await page.reload()
  await expect(modal).toContainText('You need an account for that page')
  await page.goto('/property/7')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  await expect(modal).toContainText('One account for your favorites')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('proventous:destination'))).toBeNull()
})

test('two tabs list a property each, and both drafts are kept', async ({ page, context }) => {
  await page.goto('/dashboard/list-property?scenario=signed-in-verified')
  await page.getByRole('textbox', { name: 'Title' }).fill('From the first tab')
  await expect(page.getByText(/^Draft: saved/)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/list-property?as=verified')
  await other.getByRole('textbox', { name: 'Title' }).fill('From the second tab')
  await expect(other.getByText(/^Draft: saved/)).toBeVisible()
  // The first tab's form is closed, so that its draft is free.
  await page.goto('/properties')
  await page.goto('/dashboard/list-property')
  await expect(page.getByText('From the first tab')).toBeVisible()
  await other.goto('/dashboard/list-property')
  await expect(other.getByText('From the second tab')).toBeVisible()
  await other.close()
})

test('a scenario opened by its link starts without leftovers in browser storage', async ({ page }) => {
  await page.goto('/properties')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Leave the app, which would write its own keys again.
  await page.goto('/favicon.svg')
  await page.evaluate(
    (keys) =>
      new Promise<void>((resolve, reject) => {
        for (const key of keys)
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '["left over"]')
        const opening = indexedDB.open('proventous-drafts')
        opening.onupgradeneeded = () => opening.result.createObjectStore('listing')
        opening.onerror = () => reject(new Error('the drafts could not be opened'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('listing', 'readwrite')
          const draft = { version: 1, savedAt: 0, values: { title: 'Left over' }, photos: [], cover: null }
          writing.objectStore('listing').put(draft, 'form:102:old')
          writing.oncomplete = () => resolve()
        }
      }),
    ALL_STORED_KEYS,
  )
  await page.goto('/dashboard/list-property?scenario=signed-in-verified')
  await page
    .getByRole('dialog', { name: 'Open this scenario?' })
    .getByRole('button', { name: 'Open', exact: true })
    .click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Resume draft' })).toHaveCount(0)
  const kept = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.entries(storage)))
  const left = kept.flat().filter(([, text]) => String(text).includes('left over'))
  // Only the choices of the device stay.
  expect(left.map(([key]) => key).toSorted()).toEqual(keysOfScope('device').toSorted())
})

test('what was typed in settings is there after a reload', async ({ page }) => {
  await page.goto('/dashboard/settings?as=verified')
  const reminders = page.getByRole('switch', { name: 'Tour reminders' })
  await reminders.click()
  await expect(reminders).not.toBeChecked()
  page.on('dialog', (asked) => asked.accept())
  await page.reload()
  await expect(reminders).not.toBeChecked()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await page.reload()
  await expect(reminders).not.toBeChecked()
  await expect(page.getByText('Changes that are not saved yet')).toHaveCount(0)
})

test('a registration goes on after a reload, without its password and its consent', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Get Started' }).first().click()
    await dialog.getByRole('button', { name: 'Email', exact: true }).click()
  }
  await open()
  await dialog.getByLabel('First name').fill('Niña')
  await dialog.getByLabel('Email', { exact: true }).fill('nina.reload@demo.test')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByText(/^Demo/).first().click()
  await dialog.getByRole('button', { name: 'Fill it in' }).click()
  await dialog.getByRole('button', { name: /^Verify/ }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('Sampaguita7')
  await dialog.getByRole('checkbox', { name: /terms/ }).check()

  await open()
  await expect(dialog.getByLabel('First name')).toHaveValue('Niña')
  await expect(dialog.getByText('Your email is verified.')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { name: /terms/ })).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toContain(
    'Sampaguita7',
  )
  await dialog.getByLabel('Password', { exact: true }).fill('Sampaguita7')
  await dialog.getByLabel('Confirm password').fill('Sampaguita7')
  await dialog.getByRole('checkbox', { name: /terms/ }).check()
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Welcome, Niña' })).toBeVisible()
  await page.getByRole('button', { name: 'Do not show again' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Welcome/ })).toHaveCount(0)
})
