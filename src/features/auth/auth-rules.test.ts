import { expect, test } from 'vitest'
import { addressError } from './email-code/code-errors'
import { namesFromEmail } from './email-register/names'
import { chooseCountry, chooseRegion, citiesOf, COUNTRIES, DEFAULT_PLACE, regionsOf } from './email-register/places'

test.each([
  ['ana@demo.test', 'Ana', 'User'],
  ['juan.dela_cruz@demo.test', 'Juan', 'Dela Cruz'],
  ['__@demo.test', 'User', 'User'],
  ['maria88@demo.test', 'Maria', 'User'],
  ['jun-jun+realty@demo.test', 'Jun-jun', 'User'],
])('%s gives the names %s %s', (email, first_name, last_name) => {
  expect(namesFromEmail(email)).toEqual({ first_name, last_name })
})

test.each([
  ['', /^Please enter an email address first$/],
  ['mika@', /^Please enter a valid email address$/],
  ['peña.niño@demo.test', /^Please use plain letters/],
])("no code is sent to '%s', and the reason is said", (email, why) => {
  expect(addressError(email)).toMatch(why)
  expect(addressError('mika@demo.test')).toBeNull()
})

test('the documented countries have the documented regions; another country or region clears what is below it', () => {
  expect(DEFAULT_PLACE).toEqual({ country: 'Philippines', region: 'Western Visayas', city: 'Iloilo City' })
  expect(COUNTRIES.map((country) => [country, regionsOf(country)])).toEqual([
    ['Philippines', ['Western Visayas', 'Metro Manila', 'Central Luzon', 'Calabarzon']],
    ['United States', ['California', 'New York', 'Texas', 'Florida']],
    ['Canada', []],
    ['United Kingdom', []],
  ])
  expect(chooseCountry('Canada')).toEqual({ country: 'Canada', region: '', city: '' })
  expect(chooseRegion(DEFAULT_PLACE, 'Calabarzon')).toEqual({ ...DEFAULT_PLACE, region: 'Calabarzon', city: '' })
  expect(citiesOf({ country: 'United States', region: 'Texas' })).toEqual([])
})
