import { listAdditions } from '@/contract/additions'
import { FIGURES, getFinanceReference, type FigureKey } from '@/contract/reference'
import { check, type Check } from '../check'
import { demand, same } from '../failure'

const units = new Map<string, string>(Object.entries(FIGURES))
const RATES = Object.keys(FIGURES).filter((key) => key.startsWith('pagibig_rate_')) as FigureKey[]

/** The finance table answers visitors, one row a figure, in units that the app computes with. */
export const referenceChecks: Check[] = [
  check('answers the finance table, sorted, each figure once', [getFinanceReference], async (world) => {
    const keys = (await world.succeed(getFinanceReference)).map(({ key }) => key)
    same({ on: getFinanceReference, field: 'data.*.key' }, keys.join(' '), [...new Set(keys)].toSorted().join(' '))
  }),
  check('states every known figure in its documented unit', [getFinanceReference], async (world) => {
    for (const { key, unit } of await world.succeed(getFinanceReference))
      same({ on: getFinanceReference, field: `data, ${key}, unit` }, unit, units.get(key) ?? unit)
  }),
  check('states rates in percent, not as fractions', [getFinanceReference], async (world) => {
    const rows = await world.succeed(getFinanceReference)
    for (const { key, value } of rows.filter((row) => RATES.some((rate) => rate === row.key)))
      demand(
        value === 0 || value >= 0.5,
        { on: getFinanceReference, field: `data, ${key}, value` },
        'percent as 6.5',
        value,
      )
  }),
  check('names the additions that it has', [listAdditions, getFinanceReference], async (world) => {
    const { calls } = await world.succeed(listAdditions)
    const on = { on: listAdditions, field: 'data.calls' }
    for (const own of [listAdditions, getFinanceReference]) {
      await world.succeed(own)
      demand(calls.includes(own.id), on, `${own.id}, which is answered`, calls)
    }
  }),
]
