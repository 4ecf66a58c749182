import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Screen } from '@tests/storybook/screen-story'
import { flowStory, type FlowStep } from './flow-story'
import { both, confirmWith, fill, has, not, press, say, says, set, sitDown } from './press'

const meta = {
  title: 'Flows/Two people and one house',
  component: Screen,
} satisfies Meta<typeof Screen>
export default meta

const HOUSE = 'Modern House with Basement in Tabucan'
const BUYER = { email: 'regular@demo.test' }
const OWNER = { email: 'professional@demo.test' }
const MESSAGES = '/dashboard/messages'
const QUESTION = 'Good morning. Does the basement stay dry in the rainy season?'
const ANSWER = 'It does, it has its own pump. Come and see it.'
const COUNTER = 'I can do 24 million, and then it is yours.'
const SATURDAY = '2026-06-20'
const THAT_DAY = 'June 20'
const thread = (words: string) => has('[aria-label^="Messages with"]', words)
const signedIn = (name: string) => has(`[aria-label^="Profile menu of ${name}"]`)
/** Opens the newest conversation. */
const newest = async () => {
  await userEvent.click(document.querySelector('[data-conversation]')!)
}

const talking = (who: string, as: typeof BUYER, name: string, last: string, title: string): FlowStep =>
  sitDown({
    who,
    as,
    path: MESSAGES,
    title,
    text: `${who} opens Messages. The newest conversation is about the house.`,
    done: both(signedIn(name), has('[data-conversation]', last)),
  })

const STEPS: FlowStep[] = [
  {
    who: 'Mika',
    title: 'Seeks a house',
    text: "Types 'Tabucan' into the search.",
    press: () => fill(/^Search/, 'Tabucan'),
    done: () => document.querySelectorAll('article').length === 1 && says(HOUSE)(),
  },
  {
    who: 'Mika',
    title: 'Opens the listing',
    text: 'Presses the card. The house costs ₱24,500,000.',
    press: () => press(new RegExp(HOUSE), { role: 'link' }),
    done: both(has('h1', HOUSE), says('₱24,500,000')),
  },
  {
    who: 'Mika',
    title: 'Begins a conversation',
    text: "Presses 'Chat with Owner'.",
    press: () => press(/^Chat/),
    done: both(thread(''), says(HOUSE)),
  },
  {
    who: 'Mika',
    title: 'Asks a question',
    text: 'Writes to Marivic and presses Enter.',
    press: () => say(QUESTION),
    done: thread(QUESTION),
  },
  talking('Marivic', OWNER, 'Marivic', QUESTION, 'Sees the question'),
  {
    who: 'Marivic',
    title: 'Opens the conversation',
    text: 'Presses it. The strip above names the same house and the same price.',
    press: newest,
    done: both(thread(QUESTION), says(HOUSE)),
  },
  {
    who: 'Marivic',
    title: 'Answers',
    text: 'Writes back.',
    press: () => say(ANSWER),
    done: thread(ANSWER),
  },
  sitDown({
    who: 'Mika',
    as: BUYER,
    path: '/dashboard/property/2',
    title: 'Comes back to the listing',
    text: 'Opens the page of the house.',
    done: both(signedIn('Mika'), has('h1', HOUSE)),
  }),
  {
    who: 'Mika',
    title: 'Asks for a tour',
    text: "Presses 'Schedule Tour', takes Saturday at nine and sends it.",
    press: async () => {
      await press('Schedule Tour')
      await set('Date', SATURDAY)
      await press('9:00 AM', { role: 'radio' })
      await press('Request tour')
    },
    done: says('Tour requested'),
  },
  sitDown({
    who: 'Marivic',
    as: OWNER,
    path: '/dashboard/tours?show=requests',
    title: 'Sees the request',
    text: 'Opens Property Tours, where others ask to see her listings.',
    done: both(signedIn('Marivic'), has('li', HOUSE, 'Mika', THAT_DAY, 'Confirm')),
  }),
  {
    who: 'Marivic',
    title: 'Confirms the tour',
    text: "Presses 'Confirm' on Mika's request.",
    press: () => press('Confirm', { inside: THAT_DAY }),
    done: has('li', HOUSE, 'Mika', THAT_DAY, 'Scheduled'),
  },
  talking('Mika', BUYER, 'Mika', ANSWER, 'Reads the answer'),
  {
    who: 'Mika',
    title: 'Offers less',
    text: "Opens the conversation, presses 'Make an offer' and offers ₱23,800,000.",
    press: async () => {
      await newest()
      await press('Make an offer')
      await fill(/^Your offer/, '23.8M')
      await press('Send offer')
      await confirmWith('Send offer')
    },
    done: both(says('Offer sent successfully!'), thread('23,800,000')),
  },
  talking('Marivic', OWNER, 'Marivic', 'Offer', 'Has an offer'),
  {
    who: 'Marivic',
    title: 'Declines and names her price',
    text: "Presses 'Decline' and writes what she would take.",
    press: async () => {
      await newest()
      await press('Decline')
      await say(COUNTER)
    },
    done: both(thread('Offer declined.'), thread(COUNTER)),
  },
  talking('Mika', BUYER, 'Mika', COUNTER, 'Reads her price'),
  {
    who: 'Mika',
    title: 'Offers that price',
    text: 'Makes a second offer, ₱24,000,000.',
    press: async () => {
      await newest()
      await press('Make an offer')
      await fill(/^Your offer/, '24M')
      await press('Send offer')
      await confirmWith('Send offer')
    },
    done: both(says('Offer sent successfully!'), thread('24,000,000')),
  },
  talking('Marivic', OWNER, 'Marivic', 'Offer', 'Has the second offer'),
  {
    who: 'Marivic',
    title: 'Accepts',
    text: "Presses 'Accept Offer' and confirms. That sells the house.",
    press: async () => {
      await newest()
      await press('Accept Offer')
      await confirmWith('Accept the offer')
    },
    done: thread('Offer accepted! Property sold.'),
  },
  sitDown({
    who: 'Mika',
    as: BUYER,
    path: '/dashboard/property/2',
    title: 'Sees it sold',
    text: 'Opens the page of the house once more: Sold, and no more tours.',
    done: both(both(signedIn('Mika'), has('h1', HOUSE)), not(has('button', 'Schedule Tour'))),
  }),
]

/** Mika seeks, asks, visits, offers; Marivic answers, declines, accepts. */
export const Walk = flowStory({ scenario: 'signed-in-regular', steps: STEPS })
