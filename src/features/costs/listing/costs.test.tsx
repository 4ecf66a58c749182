import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rowProblems } from '@mocks/store/columns'
import { openApp } from '@tests/helpers/open-app'
import { referenceKeys } from '@/api/query-keys'
import { sampleListings } from '@/samples/fallback'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { CostsSection } from './costs-section'
import { MonthlyHeadline } from './monthly-headline'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

type User = Awaited<ReturnType<typeof openApp>>['user']
const details = (user: User, plan: string) => user.click(screen.getByText(`${plan}: details`))

test('a home for sale shows what each way to pay costs a month, and why some do not fit', async () => {
  const { user } = await openApp('/property/1')
  const costs = await region('Cost a month')
  const plans = costs.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
  // ₱12.8 million: Pag-IBIG lends ₱6,000,000 at 6.5% over 30 years, the bank 80% at 8% over 20, both with insurance.
  expect(plans).toEqual([
    'Pag-IBIG₱39,274 a month at 6.5%',
    'Expanded 4PHOnly for homes up to ₱850,000.',
    'Bank loan₱87,955 a month at 8%',
    'In-house₱219,906 a month at 16%',
  ])
  expect(
    costs.getByRole('radio', { name: /^Bank loan/ }),
    'it asks for no more than its usual down payment',
  ).toBeChecked()
  expect(costs.getByRole('radio', { name: /^Expanded 4PH/ })).toBeDisabled()
  await user.click(costs.getByRole('radio', { name: /^Pag-IBIG/ }))
  const needed = costs.getByText('about ₱112,300 a month')
  expect(needed, 'a plan is one line until its details are asked for').not.toBeVisible()
  await details(user, 'Pag-IBIG')
  expect(needed).toBeVisible()
  expect(screen.getAllByText('Pag-IBIG, 53.1% down, with insurance and dues'), 'the header follows').toHaveLength(2)
})

test.each([
  ['pending', '5'],
  ['sold', '4'],
] as const)('a %s home has closing costs, and no loan', async (status, id) => {
  await openApp(`/property/${id}`)
  expect(await screen.findByText(`This property is ${status}, so no loan is worked out for it.`)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Closing costs' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Cost a month' })).toBeNull()
})

test('income, age and the years of fixing change the payment, and are there after a reload', async () => {
  const { user } = await openApp('/property/1')
  const costs = await region('Cost a month')
  await user.click(costs.getByRole('radio', { name: /^Pag-IBIG/ }))
  await details(user, 'Pag-IBIG')
  const income = costs.getByRole('textbox', { name: /^Income a month/ })
  await user.type(income, '45000')
  expect(costs.getAllByText('Needs an income of about ₱112,300 a month.')).toHaveLength(1)
  expect(costs.getByText('87%')).toBeVisible()
  const age = costs.getByRole('textbox', { name: /^Age/ })
  await user.clear(age)
  await user.type(age, '48')
  expect(costs.getByRole('radio', { name: /^Pag-IBIG/ }).closest('label')).toHaveTextContent('₱44,126 a month')
  expect(JSON.parse(localStorage.getItem('proventous:loan-inputs')!)).toEqual({
    age: 48,
    income: 45_000,
    plan: 'pagibig',
  })
})

test('an impossible number stays as typed, with its bounds', async () => {
  const { user } = await openApp('/property/1')
  const costs = await region('Cost a month')
  await details(user, 'Bank loan')
  const down = costs.getByRole('textbox', { name: /^Down payment/ })
  await user.type(down, '120')
  await user.tab()
  expect(down).toHaveValue('120')
  expect(costs.getByText('Type a number from 0 to 100.')).toBeVisible()
  expect(localStorage.getItem('proventous:loan-inputs')).toBeNull()
})

test('closing costs are counted line by line, on the higher of price and government value', async () => {
  const { user } = await openApp('/property/1')
  const closing = await region('Closing costs')
  expect(closing.getByText(/^About ₱/, { selector: 'strong' }), 'one figure').toBeVisible()
  expect(closing.getByRole('table', { hidden: true }), 'and its lines on a press').not.toBeVisible()
  await user.click(closing.getByText('Show how'))
  expect(closing.getByRole('row', { name: /^Capital gains tax Seller 6% of ₱12,800,000/ })).toHaveTextContent(
    '₱768,000',
  )
  const value = closing.getByRole('textbox', { name: /^Government value/ })
  // 320 sq m at ₱9,800.
  expect(value).toHaveValue('3,136,000')
  await user.clear(value)
  await user.type(value, '15000000')
  expect(closing.getByRole('row', { name: /^Capital gains tax/ })).toHaveTextContent('₱900,000')
  await user.click(closing.getByRole('switch', { name: /^Sold by a dealer/ }))
  expect(closing.queryByRole('row', { name: /^Capital gains tax/ })).toBeNull()
  expect(closing.getByText(/A dealer’s price includes about ₱1,371,429 of VAT/)).toBeVisible()
})

test('a rental shows what is paid before moving in', async () => {
  await openApp('/property/r1')
  const movingIn = await region('Move-in cost')
  expect(movingIn.getByText('Total move-in cash')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Cost a month' })).toBeNull()
})

test('without the server’s table the built-in figures stand in and say so', async () => {
  await openApp('/property/1', { scenario: 'finance-table-fails' })
  expect(await screen.findByText(/these are the figures built into the app/)).toBeVisible()
  expect((await region('Cost a month')).getByText(/₱39,274 a month/)).toBeVisible()
})

test('a changed rate of the server changes the payment; its day is not past', async () => {
  const { user } = await openApp('/property/1', { scenario: 'finance-table-changed' })
  const costs = await region('Cost a month')
  expect(await costs.findByText(/₱38,293 a month/)).toBeVisible()
  await user.click(costs.getByRole('radio', { name: /^Pag-IBIG/ }))
  await details(user, 'Pag-IBIG')
  expect(costs.getByText(/as of June 2026/)).toBeVisible()
  expect(costs.queryByText(/may have changed/)).toBeNull()
})

test('a rate past its day says so', async () => {
  const { user } = await openApp('/property/1')
  const costs = await region('Cost a month')
  await user.click(costs.getByRole('radio', { name: /^Pag-IBIG/ }))
  await details(user, 'Pag-IBIG')
  expect(costs.getByText(/as of December 2025/)).toHaveTextContent('This figure may have changed since')
  // Said once.
  expect(screen.getAllByText(/neither advice/)).toHaveLength(1)
})

test('a developer’s installments say what the law gives back', async () => {
  const { user } = await openApp('/property/1')
  const costs = await region('Cost a month')
  expect(costs.queryByText(/Maceda law/)).toBeNull()
  await user.click(costs.getByRole('radio', { name: /^In-house/ }))
  // Half of the down payment of ₱3,840,000 and of 24 payments.
  expect(costs.getByText(/Maceda law/)).toHaveTextContent(
    '2 months of grace, and on cancellation 50% of what was paid: about ₱4,534,677',
  )
})

test('a figure that the toolbox edits is what the next look shows', async () => {
  const { backend, queryClient } = await openApp('/property/1')
  const costs = await region('Cost a month')
  const row = { ...backend.db.finance_figure.find('pagibig_rate_5y')!, value: 6.25, as_of: '2026-06-01' }
  expect(rowProblems('finance_figure', row)).toEqual([])
  expect(rowProblems('finance_figure', { ...row, unit: 'miles' })).toHaveLength(1)
  backend.db.finance_figure.update(row.key, row)
  await queryClient.invalidateQueries({ queryKey: referenceKeys.finance })
  expect(await costs.findByText(/₱38,293 a month/)).toBeVisible()
})

test('the headline of each sample for sale is the figure that its costs open with, by the same loan', async () => {
  const sales = await sampleListings(
    SAMPLE_LISTINGS.filter(({ listing_type, status }) => listing_type === 'sale' && status === 'available').map(
      ({ id }) => id,
    ),
    Date.parse('2026-06-15'),
  )
  const Page = () =>
    sales.map((listing) => {
      const { id } = listing
      return (
        <article key={id} aria-label={id}>
          <header>
            <MonthlyHeadline listing={listing} />
          </header>
          <CostsSection listing={listing} />
        </article>
      )
    })
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const articles = await screen.findAllByRole('article')
  expect(articles).toHaveLength(sales.length)
  for (const article of articles) {
    const headline = within(article).getByText(/^₱[\d,]+ a month$/, { selector: 'a' })
    const label = headline.nextElementSibling!.firstChild!.textContent!
    const costs = within(within(article).getByRole('region', { name: 'Cost a month' }))
    const id = article.getAttribute('aria-label')!
    expect(costs.getByText(headline.textContent, { selector: 'strong' }), id).toBeVisible()
    expect(costs.getByText(label), id).toBeVisible()
    const chosen = costs.getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')!
    expect(chosen.textContent, id).toContain(headline.textContent)
    expect(label.startsWith(chosen.querySelector('.font-semibold')!.textContent), id).toBe(true)
    expect(costs.getByText(`about ${headline.textContent}`), id).toBeInTheDocument()
  }
})
