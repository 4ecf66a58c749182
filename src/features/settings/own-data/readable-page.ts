import type { OwnData } from '@/contract/account/own-data'
import { capitalize, escaped } from '@/domain/text'

/** The copy as a page that needs nothing else: a heading a part, a table a record. */
export function readablePage({ as_of, ...parts }: OwnData): string {
  const day = new Date(as_of).toLocaleDateString('en-PH', { dateStyle: 'long', timeZone: 'Asia/Manila' })
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Your data at Proventous</title>',
    '<meta name="viewport" content="width=device-width"><style>',
    'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}',
    'table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}',
    'th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}',
    'th{width:12rem;font-weight:600}',
    `</style><h1>Your data at Proventous</h1><p>As of ${escaped(day)}.</p>`,
    ...Object.entries(parts).map(([name, value]) => section(name, value)),
    '</html>',
  ].join('\n')
}

function section(name: string, value: unknown): string {
  const title = escaped(inWords(name))
  if (!Array.isArray(value)) return `<h2>${title}</h2>${table(value)}`
  return `<h2>${title} (${value.length})</h2>${value.length === 0 ? '<p>None.</p>' : value.map(table).join('')}`
}

function table(record: unknown): string {
  const rows = Object.entries(record as object).filter(([, value]) => value !== null && value !== undefined)
  const lines = rows.map(([name, value]) => `<tr><th>${escaped(inWords(name))}</th><td>${cell(value)}</td></tr>`)
  return `<table>${lines.join('')}</table>`
}

function cell(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object' || value === null) return escaped(String(value))
  if (!Array.isArray(value)) return table(value)
  return value.every((each) => typeof each !== 'object') ? escaped(value.join(', ')) : value.map(table).join('')
}

/** `saved_searches` and `lastMessage` become 'Saved searches' and 'Last message'. */
function inWords(name: string): string {
  return capitalize(name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
}
