import { dayText, timeText } from '@/domain/tours/tour-times'
import { english, type Names, type Text, type Translate } from '@/words/words'

/** A text of the dictionaries and its values, as a row keeps it. Each reader gets it in their own language. */
export type Told = { text: Text; values: Readonly<Record<string, Value>> }

/** Names and amounts stand as they are; a list is joined by commas. */
export type Value = string | number | { day: string } | Told | readonly Told[]

/** Sentences, one after the other. `own` is what a person wrote, which stays as it is. */
export type Sentences = Told | { own: string } | readonly (Told | { own: string })[]

export function told<T extends Text>(
  text: T,
  ...[values]: [Names<T>] extends [never] ? [] : [values: Record<Names<T>, Value>]
): Told {
  return { text, values: values ?? {} }
}

export function worded(said: Sentences | Value, t: Translate, between = ' '): string {
  if (typeof said !== 'object') return String(said)
  if (isList(said)) return said.map((one) => worded(one, t)).join(between)
  if ('own' in said) return said.own
  if ('day' in said) return dayText(said.day, t)
  const values = Object.entries(said.values).map(([name, value]) => [name, worded(value, t, ', ')])
  // What was stored no longer says which text it is.
  return t(said.text as 'New offer from {name}', Object.fromEntries(values) as { name: string })
}

/** 'Tuesday, June 16 at 10:00 AM' */
export function whenTold({ date, time }: { date: string; time: string }): Told {
  return told('{date} at {time}', { date: { day: date }, time: timeText(time) })
}

export type Notice = Record<'title' | 'message', Sentences>

export function wordedNotice({ title, message }: Notice, t: Translate): Record<keyof Notice, string> {
  return { title: worded(title, t), message: worded(message, t) }
}

/** A notification's columns: in English, and what that was made of. */
export function noticeColumns(notice: Notice) {
  return { ...wordedNotice(notice, english), said: JSON.stringify(notice) }
}

// `Array.isArray` does not tell a list that cannot be changed.
const isList = (said: Sentences | Value): said is readonly (Told | { own: string })[] => Array.isArray(said)
