import { fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Desk, FlowStep, Who } from './flow-story'

type Name = string | RegExp

const PATIENT = { timeout: 10_000 }

type Place = {
  role?: 'button' | 'link' | 'menuitem' | 'radio' | 'checkbox' | 'switch'
  /** Words of the card or the row that it belongs to. */
  inside?: string
}

/**
 * Presses the first control of that name that is in view. It is looked for again until it can be pressed, and pressed at once: a
 * link that React has replaced meanwhile is no longer the router's, and its press would leave the page.
 */
export async function press(name: Name, { role = 'button', inside = '' }: Place = {}) {
  const seen = await waitFor(() => {
    const found = screen.getAllByRole(role, { name })
    const fits = found.filter((each) => !inside || each.closest('article, li')?.textContent.includes(inside))
    const first = fits.find((each) => each.checkVisibility()) ?? fits[0]
    if (!first) throw new Error(`There is no ${role} ${String(name)} at '${inside}'.`)
    if (first.matches(':disabled')) throw new Error(`${String(name)} cannot be pressed`)
    return first
  }, PATIENT)
  if (!seen.isConnected) return press(name, { role, inside })
  await userEvent.click(seen)
}

/** Fills a field at once, as from the clipboard. */
export async function fill(label: Name, text: string) {
  // A screen that has just come may replace a field that was found already.
  const field = await waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>(label)
    found.focus()
    if (document.activeElement !== found) throw new Error(`${String(label)} takes no focus yet`)
    return found
  }, PATIENT)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Sets a field that has no text of its own, such as a date. */
export async function set(label: Name, value: string) {
  await fireEvent.change(await screen.findByLabelText(label, {}, PATIENT), { target: { value } })
}

/** Hands a file to a field, as a file dialog would. */
export async function handIn(label: Name, file: File) {
  const input = await screen.findByLabelText<HTMLInputElement>(label, {}, PATIENT)
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  await fireEvent.change(input)
}

/** Hands in both sides of an ID and submits them. */
export async function submitId() {
  for (const side of ['front', 'back']) {
    await handIn(new RegExp(`^${side} of ID`, 'i'), await drawn(`${side}.png`, side))
    // The picture is read first.
    await screen.findByText(`${side}.png`, {}, PATIENT)
  }
  await press('Submit Requirements')
}

/** Takes the code from the demo's note, which stands for the message of a real backend. */
export async function takeCode(verify: Name) {
  await userEvent.click(await screen.findByText(/^Demo: no (email|text message) leaves this machine\./, {}, PATIENT))
  await press('Fill it in')
  await press(verify)
}

/** Writes a message in the open conversation and sends it. */
export async function say(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: /^Message to/ }, PATIENT))
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

/** Answers the question that is asked before something that cannot be undone. */
export async function confirmWith(name: string) {
  const question = within(await screen.findByRole('alertdialog', {}, PATIENT))
  await userEvent.click(await question.findByRole('button', { name }))
}

/** Whether the page has all of these words. */
export const says =
  (...words: string[]) =>
  () => {
    const text = document.body.textContent
    return words.every((each) => text.includes(each))
  }

/** Whether the page has an element for the selector, with those words if any are named. */
export const has =
  (selector: string, ...words: string[]) =>
  () =>
    [...document.querySelectorAll(selector)].some(({ textContent }) =>
      words.every((each) => textContent.includes(each)),
    )

/** Whether both hold. */
export const both = (one: () => boolean, other: () => boolean) => () => one() && other()
export const not = (one: () => boolean) => () => !one()

type Sitting = { who: string; as: Who; path: string; title: string; text: string; done: () => boolean }

/** A step in which another person opens the product. */
export function sitDown({ as, path, ...step }: Sitting): FlowStep {
  return { ...step, press: (desk: Desk) => desk.open(as, path) }
}

/** Draws a picture of a card with a word on it. */
export async function drawn(name: string, word: string, color = 'rgb(205 220 226)'): Promise<File> {
  const canvas = new OffscreenCanvas(640, 400)
  const paint = canvas.getContext('2d')!
  paint.fillStyle = color
  paint.fillRect(0, 0, 640, 400)
  paint.fillStyle = 'rgb(20 25 45)'
  paint.font = '64px sans-serif'
  paint.fillText(word, 60, 220)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
