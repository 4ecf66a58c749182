import type { Fault } from '../fault'
import { data, ignores, json, lets, overlooks } from './kinds'

/** Faults around listings and their pictures. */
export const LISTING_FAULTS: readonly Fault[] = [
  {
    name: 'the land title of a listing is not kept',
    only: ['getProperty'],
    says: /getProperty, data\.ph\.title_type: expected .*rights-only.*, got nothing/,
    answers: data('getProperty', ({ ph, ...rest }) => ({ ...rest, ph: { ...(ph as object), title_type: undefined } })),
  },
  {
    name: 'the liens on a title are not kept',
    only: ['getProperty'],
    says: /getProperty, data\.ph\.title_liens: expected .*adverse_claim.*, got nothing/,
    answers: data('getProperty', ({ ph, ...rest }) => ({ ...rest, ph: { ...(ph as object), title_liens: undefined } })),
  },
  {
    name: 'facts of a group are kept flat',
    only: ['getProperty'],
    says: /getProperty, data\.ph\.flood\.year_5: expected .*high.*, got nothing/,
    answers: data('getProperty', ({ ph, ...rest }) => ({ ...rest, ph: { ...(ph as object), flood: undefined } })),
  },
  {
    name: 'the frontage of a lot is not kept',
    only: ['getProperty'],
    says: /getProperty, data\.ph\.lot\.frontage: expected \d+, got nothing/,
    answers: data('getProperty', ({ ph, ...rest }) => ({ ...rest, ph: { ...(ph as object), lot: undefined } })),
  },
  {
    name: 'a lot has a frontage of nothing',
    only: ['updateProperty'],
    says: /updateProperty, status: expected 422, got 200/,
    answers: overlooks('updateProperty', 'ph.lot.frontage'),
  },
  {
    name: 'facts that are not stated any more stay',
    only: ['getProperty'],
    says: /getProperty, data\.ph\.title_type: expected nothing, got "TCT"/,
    answers: data('getProperty', ({ ph, ...rest }) => ({ ...rest, ph: { title_type: 'TCT', ...(ph as object) } })),
  },
  {
    name: 'anything is a license to sell',
    only: ['updateProperty'],
    says: /updateProperty, status: expected 422, got 200/,
    answers: overlooks('updateProperty', 'ph.license_to_sell.number'),
  },
  {
    name: 'unverified users list',
    only: ['createProperty'],
    says: /createProperty, status: expected 403, got 201/,
    answers: lets('createProperty', 403, { status: 201 }),
  },
  {
    name: 'an update is thanked for and lost',
    only: ['updateProperty'],
    says: /getProperty, data\.title: expected "Conform \w+ renamed", got "Conform \w+ changed"/,
    instead: ignores('updateProperty'),
  },
  {
    name: 'uploaded photos are not served',
    only: ['getStoredFileByApi'],
    says: /getStoredFileByApi, status of \/api\/storage\/properties\/.+: expected 200, got 404/,
    answers: (called, reply) => (called === 'getStoredFileByApi' ? { status: 404, type: json, body: {} } : reply),
  },
  {
    name: 'floor plans are photos',
    only: ['createProperty', 'updateProperty'],
    says: /getProperty, data\.images\.\*\.kind: expected .*floor_plan/,
    answers: data('getProperty', ({ images, ...rest }) => ({
      ...rest,
      images: (images as object[] | undefined)?.map((image) => ({ ...image, kind: null })),
    })),
  },
  {
    name: 'a listing that was sent twice is there twice',
    only: ['createProperty'],
    says: /listMyProperties, data: expected one listing .+, got 2/,
    deaf: 'idempotency-key',
  },
  {
    name: 'a house has a thousand bedrooms',
    only: ['createProperty'],
    says: /createProperty, status: expected 422, got 201/,
    answers: overlooks('createProperty', 'bedrooms', { status: 201 }),
  },
  {
    name: 'a listing tells what its owner hides',
    only: ['getProperty'],
    says: /getProperty, data\.user\.email where it is hidden: expected null, got "owner@example\.ph"/,
    answers: data('getProperty', (one) => ({
      ...one,
      user: { ...(one['user'] as object), email: (one['user'] as { email: unknown }).email ?? 'owner@example.ph' },
    })),
  },
  {
    name: 'an edit of an old state overwrites a listing',
    only: ['updateProperty'],
    says: /updateProperty, status: expected 412, got 200/,
    deaf: 'if-match',
  },
  {
    name: 'a lower price hides the one before',
    only: ['updateProperty', 'getProperty'],
    says: /getProperty, data\.price_history\.\*\.price: expected a list of 2, got a list of 1/,
    answers: data('getProperty', (one) => ({
      ...one,
      price_history: (one['price_history'] as unknown[] | undefined)?.slice(-1),
    })),
  },
  {
    name: 'a listing never says that it was changed',
    only: ['updateProperty', 'getProperty'],
    says: /getProperty, data\.updated_at: expected a later time than .+, got/,
    answers: data('getProperty', (one) => ({ ...one, updated_at: one['created_at'] })),
  },
]
