import type { ChatMessage } from './conversation'
import { dateFormat } from '../units/formats'
import { t } from '@/words/words'

/** Messages of one person that follow each other closely, shown as one group. */
export type MessageGroup = { sender: string; messages: ChatMessage[] }
export type MessageDay = { key: string; ms: number; groups: MessageGroup[] }

const CLOSE_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** The calendar day of a moment in a time zone, `2026-06-15`; the browser's zone when none is named. */
export function dayKey(ms: number, timeZone?: string): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(ms)
}

/** Messages by day and by who sent them; an offer and its answers stand alone. */
export function groupByDay(messages: readonly ChatMessage[], timeZone?: string): MessageDay[] {
  const days: MessageDay[] = []
  let last: ChatMessage | undefined
  for (const message of messages) {
    const key = dayKey(message.sentMs, timeZone)
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, ms: message.sentMs, groups: [] }
      days.push(day)
      last = undefined
    }
    const group = day.groups.at(-1)
    if (group && last && belongTogether(last, message)) group.messages.push(message)
    else day.groups.push({ sender: message.sender, messages: [message] })
    last = message
  }
  return days
}

function belongTogether(one: ChatMessage, next: ChatMessage): boolean {
  const plain = one.kind === 'plain' && next.kind === 'plain'
  return plain && one.sender === next.sender && next.sentMs - one.sentMs <= CLOSE_MS
}

/** 'Today', 'Yesterday', 'Monday, June 8', with the year where it is another one. */
export function dayLabel(ms: number, now: number, timeZone?: string, locale = 'en-US'): string {
  const key = dayKey(ms, timeZone)
  if (key === dayKey(now, timeZone)) return t('Today')
  if (key === dayKey(now - DAY_MS, timeZone)) return t('Yesterday')
  const sameYear = key.slice(0, 4) === dayKey(now, timeZone).slice(0, 4)
  return dateFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(ms)
}

export function clockTime(ms: number, timeZone?: string, locale = 'en-US'): string {
  return dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(ms).replaceAll('\u202f', ' ')
}

/** A moment in a list: the time today, 'Yesterday', the weekday of the last days, else the date. */
export function listTime(ms: number, now: number, timeZone?: string, locale = 'en-US'): string {
  if (ms === 0) return ''
  const key = dayKey(ms, timeZone)
  if (key === dayKey(now, timeZone)) return clockTime(ms, timeZone, locale)
  if (key === dayKey(now - DAY_MS, timeZone)) return t('Yesterday')
  if (ms < now && now - ms < 6 * DAY_MS) return dateFormat(locale, { timeZone, weekday: 'short' }).format(ms)
  const sameYear = key.slice(0, 4) === dayKey(now, timeZone).slice(0, 4)
  return dateFormat(locale, {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(ms)
}
