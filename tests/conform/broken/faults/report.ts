import type { Fault } from '../fault'
import { afterwards, data, ignores, lets, overlooks, rows } from './kinds'

/** Faults around reports, confirmations and the name on Messenger. */
export const REPORT_FAULTS: readonly Fault[] = [
  {
    name: 'a listing is reported twice by one person',
    only: ['sendReport'],
    says: /sendReport, status: expected 409, got 201/,
    answers: lets('sendReport', 409, { status: 201 }),
  },
  {
    name: 'a report of something else says nothing',
    only: ['sendReport'],
    says: /sendReport, status: expected 422, got 201/,
    answers: overlooks('sendReport', 'details', { status: 201 }),
  },
  {
    name: 'a dismissed report is thanked for and stays',
    only: ['dismissReport'],
    says: /listReports, data\.\*\.status: expected "dismissed", got "open"/,
    instead: ignores('dismissReport'),
  },
  {
    name: 'an upheld report leaves the listing',
    only: ['upholdReport'],
    says: /getProperty, status: expected 404, got 200/,
    around: ({ endpoint, backend: { db } }) => {
      if (endpoint !== 'upholdReport') return undefined
      const before = db.property.written()
      return () => {
        for (const row of before) if (!db.property.find(row.id)) db.property.insert(row)
      }
    },
  },
  {
    name: 'the audit record forgets decisions about reports',
    only: ['upholdReport', 'dismissReport'],
    says: /listAuditRecords, data\.\*\.action of a report: expected "report_/,
    answers: rows('listAuditRecords', (list) => list.filter(({ action }) => !String(action).startsWith('report_'))),
  },
  {
    name: 'a copied photo is not reported',
    only: ['listReports'],
    says: /listReports, data, reports of “same-photo”: expected 1, got 0/,
    answers: rows('listReports', (list) => list.filter(({ reason }) => reason !== 'same-photo')),
  },
  {
    name: 'an unusually low price is not reported',
    only: ['listReports'],
    says: /listReports, data, reports of “low-price”: expected 1, got 0/,
    answers: rows('listReports', (list) => list.filter(({ reason }) => reason !== 'low-price')),
  },
  {
    name: 'a report loses its words',
    only: ['sendReport'],
    says: /listReports, data\.\*\.details: expected .+, got null/,
    answers: rows('listReports', (list) => list.map((row) => ({ ...row, details: null }))),
  },
  {
    name: 'a stranger reports a message',
    only: ['sendReport'],
    says: /sendReport, status: expected 404, got 201/,
    answers: lets('sendReport', 404, { status: 201 }),
  },
  {
    name: 'a reported person is not warned',
    only: ['sendReport'],
    says: /listNotifications, data of the reported: expected/,
    answers: rows('listNotifications', (list) => list.filter(({ link }) => link !== '/support')),
  },
  {
    name: 'a removed review stays on the profile',
    only: ['sendReport'],
    says: /getPublicProfile, data\.reviews: expected/,
    around: afterwards('upholdReport', ({ backend: { db } }) => {
      for (const { id } of db.review.all()) db.review.update(id, { removed_at: null })
    }),
  },
  {
    name: 'a confirmation is thanked for and lost',
    only: ['confirmProperty'],
    says: /getProperty, data\.confirmed_at: expected/,
    answers: data('getProperty', ({ confirmed_at: _, ...rest }) => rest),
  },
  {
    name: 'a sold listing is confirmed',
    only: ['confirmProperty'],
    says: /confirmProperty, status: expected 409, got 200/,
    answers: lets('confirmProperty', 409, {
      body: { success: true, data: { confirmed_at: '2026-06-15T01:00:00.000Z' } },
    }),
  },
  {
    name: 'a listing tells the hidden name on Messenger',
    only: ['getProperty', 'getPublicProfile', 'updateOwnProfile'],
    says: /getProperty, data\.user\.messenger where it is hidden: expected null, got "conform\.check"/,
    answers: data('getProperty', (one) => ({
      ...one,
      user: { ...(one['user'] as object), messenger: 'conform.check' },
    })),
  },
]
