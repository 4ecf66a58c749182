import type { Meta } from '@storybook/react-vite'
import { Screen } from '@tests/storybook/screen-story'
import { flowStory, type FlowStep } from './flow-story'
import { both, fill, has, press, says, sitDown } from './press'

const meta = { title: 'Flows/Search, save, compare', component: Screen } satisfies Meta<typeof Screen>
export default meta

const MIKA = { email: 'regular@demo.test' }
const ONE = 'Airy Family House near Jaro Plaza'
const OTHER = 'Restored Bahay na Bato on Seminario Street'
const HOUSES = [ONE, OTHER]
const SEARCH = 'Houses in Jaro'

const STEPS: FlowStep[] = [
  {
    who: 'Mika',
    title: 'Searches',
    text: "Types 'Jaro' into the search.",
    press: () => fill(/^Search/, 'Jaro'),
    done: () => has('article', ONE)() && document.querySelectorAll('article').length < 12,
  },
  {
    who: 'Mika',
    title: 'Saves the search',
    text: `Presses 'Save this search', names it '${SEARCH}' and saves it.`,
    press: async () => {
      await press('Save this search')
      await fill('Name', SEARCH)
      await press('Save search')
    },
    done: says('Search saved'),
  },
  {
    who: 'Mika',
    title: 'Keeps two of them',
    text: `Presses the hearts of '${ONE}' and '${OTHER}'.`,
    press: async () => {
      for (const title of HOUSES) await press(`Add to Favorites: ${title}`)
    },
    done: () => HOUSES.every((title) => has(`[aria-label="Remove from Favorites: ${title}"]`)()),
  },
  {
    who: 'Mika',
    title: 'Compares them',
    text: "Presses 'Add to compare' on both.",
    press: async () => {
      for (const title of HOUSES) await press(`Add to compare: ${title}`)
    },
    done: () => HOUSES.every((title) => has(`[aria-label="Remove from compare: ${title}"]`)()),
  },
  sitDown({
    who: 'Mika',
    as: MIKA,
    path: '/dashboard/compare',
    title: 'Sees them side by side',
    text: "Opens 'Compare'. Both are there with the prices of the results.",
    done: both(has('h1', 'Compare Properties'), says('₱12,800,000', '₱19,500,000')),
  }),
  {
    who: 'Mika',
    title: 'Asks what differs',
    text: "Presses 'Show only differences'.",
    press: () => press('Show only differences', { role: 'switch' }),
    done: () =>
      ![...document.querySelectorAll('[role="rowheader"], th')].some(({ textContent }) => textContent === 'Place'),
  },
  sitDown({
    who: 'Mika',
    as: MIKA,
    path: '/dashboard/saved-searches',
    title: 'Comes back to the search',
    text: 'Opens Saved Searches. The search of the beginning is there.',
    done: says('Saved Searches', SEARCH),
  }),
]

/** Mika searches, saves the search, and compares two of the houses that it found. */
export const Walk = flowStory({ scenario: 'signed-in-regular', steps: STEPS })
