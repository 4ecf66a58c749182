import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from '../auth-drafts'

// The modal is a chunk of its own, and a busy machine takes its time to load it.
const PATIENT = { timeout: 10_000 }

afterEach(forgetDrafts)

async function openEmailRegister() {
  const { user } = await openApp('/')
  await user.click(screen.getByRole('button', { name: 'Get Started' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create account' }, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Email' }))
  const options = async (label: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    const names = screen.getAllByRole('option').map((option) => option.textContent)
    await user.keyboard('{Escape}')
    return names
  }
  const choose = async (label: string, name: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    await user.click(screen.getByRole('option', { name }))
  }
  return { user, dialog, options, choose }
}

test('registering starts in the Philippines, Western Visayas, Iloilo City, with the documented choices', async () => {
  const { dialog, options } = await openEmailRegister()
  expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Philippines')
  expect(dialog.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Western Visayas')
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('Iloilo City')
  expect(await options('Country')).toEqual(['Philippines', 'United States', 'Canada', 'United Kingdom'])
  expect(await options('Region')).toEqual(['Western Visayas', 'Metro Manila', 'Central Luzon', 'Calabarzon'])
})

test('another country clears region and city, another region clears the city', async () => {
  const { dialog, options, choose } = await openEmailRegister()
  await choose('Country', 'United States')
  expect(dialog.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Choose a region')
  expect(dialog.getByRole('combobox', { name: 'City' })).toBeDisabled()
  expect(await options('Region')).toEqual(['California', 'New York', 'Texas', 'Florida'])
  await choose('Region', 'California')
  await choose('City', 'San Diego')
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('San Diego')
  await choose('Region', 'Texas')
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('None to choose')
  await choose('Country', 'Canada')
  expect(dialog.getByRole('combobox', { name: 'Region' })).toBeDisabled()
})

test("'Send code' asks for an address first and then says that it is not available yet", async () => {
  const { user, dialog, choose } = await openEmailRegister()
  const email = dialog.getByLabelText('Email')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(email).toHaveAccessibleDescription('Please enter an email address first')
  expect(email).toHaveFocus()
  await user.type(email, 'mika@')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await user.type(email, 'demo.test')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(dialog.getByText(/Sending codes is not available in this version yet/)).toBeVisible()
  await choose('City', 'Kalibo')
  expect(dialog.queryByText(/Sending codes is not available/)).toBeNull()
})

test("'Sign up' names everything that is missing, the unverified address first", async () => {
  const { user, dialog } = await openEmailRegister()
  await user.type(dialog.getByLabelText('Email'), 'mika@demo.test')
  await user.type(dialog.getByLabelText('Password'), 'short')
  await user.type(dialog.getByLabelText('Confirm password'), 'other')
  await user.click(dialog.getByRole('button', { name: 'Sign up' }))
  expect(dialog.getByLabelText('Email')).toHaveFocus()
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Please verify your email first')
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 8 characters long')
  expect(dialog.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms')
  expect(localStorage.getItem('token')).toBeNull()
})

test("'Other sign up options' and closing keep the place and the address", async () => {
  const { user, dialog, choose } = await openEmailRegister()
  await choose('City', 'Roxas City')
  await user.type(dialog.getByLabelText('Email'), 'mika@demo.test')
  await user.click(dialog.getByRole('button', { name: 'Other sign up options' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Get Started' }))
  const again = within(await screen.findByRole('dialog', {}, PATIENT))
  await user.click(again.getByRole('button', { name: 'Email' }))
  expect(again.getByRole('combobox', { name: 'City' })).toHaveTextContent('Roxas City')
  expect(again.getByLabelText('Email')).toHaveValue('mika@demo.test')
})
