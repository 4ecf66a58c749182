import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, escapeText, foldLine, utcStamp } from './calendar-file'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')
const unescape = (text: string) => text.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

test('a tour in Manila becomes an appointment in UTC', () => {
  const file = calendarFile({
    uid: 'tour-1@proventous',
    title: 'Property tour: House, Jaro; with garden',
    start: Date.parse('2026-06-18T10:00:00+08:00'),
    minutes: 90,
    place: '28 Arguelles Street, Jaro',
    text: 'With Noel\nRing at the gate',
    made: Date.parse('2026-06-15T01:00:00Z'),
    agreed: true,
  })
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Proventous//Property Tours//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:tour-1@proventous',
    'DTSTAMP:20260615T010000Z',
    'DTSTART:20260618T020000Z',
    'DTEND:20260618T033000Z',
    String.raw`SUMMARY:Property tour: House\, Jaro\; with garden`,
    String.raw`LOCATION:28 Arguelles Street\, Jaro`,
    String.raw`DESCRIPTION:With Noel\nRing at the gate`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Property tour: House\, Jaro\; with garden`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an unconfirmed tour without details is a short, tentative entry', () => {
  const start = Date.parse('2026-12-31T23:30:00Z')
  const file = calendarFile({ uid: 'a', title: 'T', start, minutes: 45, made: start, agreed: false })
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).toContain('DTEND:20270101T001500Z')
  expect(file).not.toMatch(/LOCATION|DESCRIPTION:\r/)
})

test('no line is longer than 75 octets, and unfolding gives every character back', () => {
  expect(foldLine('é'.repeat(40))).toBe(`${'é'.repeat(37)}\r\n ${'é'.repeat(3)}`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, '')
      const folded = foldLine(line)
      expect(folded.split('\r\n').every((piece) => octets(piece) <= 75)).toBe(true)
      expect(unfold(folded)).toBe(line)
    }),
  )
})

test('an escaped text holds no bare separator and reads back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', ';', '\\', '\n', 'n', 'ñ', ':') }), (text) => {
      const escaped = escapeText(text)
      expect(escaped).not.toMatch(/[\r\n]|(?<!\\)(?:\\\\)*[;,]/)
      expect(unescape(escaped)).toBe(text)
    }),
  )
})

test('stamps are whole seconds in UTC', () => {
  expect(utcStamp(Date.parse('2026-06-15T09:00:59.999+08:00'))).toBe('20260615T010059Z')
})
