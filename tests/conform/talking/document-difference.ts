import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { AnyEndpoint } from '@/contract/endpoint'
import document from '../../../public/contract/openapi.json'
import { inWords } from '../failure'
import { valueAt, type SchemaDifference } from './schema-difference'

const ajv = new Ajv({ strict: false, validateFormats: false })
const compiled = new Map<string, ValidateFunction | undefined>()

/** The first place where an answer is not what the published document allows, bounds included; undefined where it fits. */
export function documentDifference(
  { method, path }: AnyEndpoint,
  status: number,
  answer: unknown,
): SchemaDifference | undefined {
  const validate = validatorOf(['paths', path, method.toLowerCase(), 'responses', String(status)])
  if (!validate || validate(answer)) return undefined
  const [error] = validate.errors as [ErrorObject, ...ErrorObject[]]
  const place = error.instancePath.split('/').slice(1)
  const got = inWords(valueAt(answer, place))
  return { field: place.join('.') || 'body', expected: `what openapi.json has: it ${error.message}`, got }
}

function validatorOf(place: readonly string[]): ValidateFunction | undefined {
  const ref = [...place, 'content', 'application/json', 'schema'].map(escaped).join('/')
  if (!compiled.has(ref)) {
    if (!ajv.getSchema('document')) ajv.addSchema(document, 'document')
    compiled.set(ref, ajv.getSchema(`document#/${ref}`))
  }
  return compiled.get(ref)
}

/** A key as JSON Pointer has it within a URI fragment (RFC 6901). */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
