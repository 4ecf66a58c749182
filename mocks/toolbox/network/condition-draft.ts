import type { NetworkRule } from '../../network/rules/rules'
import { readJson } from './step-draft'

export type ConditionDraft = { params: string; body: string; as: string; chance: string; seed: string }

export const NO_CONDITION: ConditionDraft = { params: '', body: '', as: '', chance: '100', seed: '1' }

type Conditions = Pick<NetworkRule, 'when' | 'chance' | 'seed'>

export function toConditions({ params, body, as, chance, seed }: ConditionDraft): Conditions {
  const share = Number(chance) / 100
  if (!(share >= 0 && share <= 1)) throw new Error(`The chance is '${chance}', but has to be from 0 to 100.`)
  if (!Number.isInteger(Number(seed))) throw new Error(`The seed is '${seed}', but has to be a whole number.`)
  const when = {
    ...(params.trim() === '' ? {} : { params: readParams(params) }),
    ...(body.trim() === '' ? {} : { body: readJson(body, 'part of the body') }),
    ...(as.trim() === '' ? {} : { as: as.trim() }),
  }
  return {
    ...(Object.keys(when).length > 0 ? { when } : {}),
    ...(share < 1 ? { chance: share, seed: Number(seed) } : {}),
  }
}

/** Parses `name=value`, separated by commas or lines, such as `id=7, page=2`. */
function readParams(text: string): Record<string, string> {
  const pairs = text.split(/[,\n]/).filter((one) => one.trim() !== '')
  return Object.fromEntries(
    pairs.map((one) => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(one) ?? []
      if (name === undefined || value === undefined)
        throw new Error(`'${one.trim()}' is no parameter. Write it as id=7.`)
      return [name, value]
    }),
  )
}
