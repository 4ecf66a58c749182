import { ENDPOINT_IDS, ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import type { SocketEvent } from '@/contract/messages/realtime'
import { accessOf, CALLERS } from '@/contract/rules/access'
import { CONVENTIONS, ORDER, REPEATABLE, type Order } from '@/contract/rules/conventions'
import { LIMITS } from '@/contract/rules/limits'
import type { Machine } from '@/contract/rules/machine'
import { EVERY_MACHINE } from '@/contract/rules/machines'
import { sideInWords } from '../../mocks/documents/rules/access-words'
import { SCENARIOS } from '../../mocks/scenarios/catalog'
import { COLUMNS, faultRows } from '../../tests/screens/fault-matrix'
import { lineNumber } from './rules/machine-lines'
import { translations } from './search-engine/translations'

/** The tables of the pages, as Markdown beside them. `npm run contract` writes them; the pages show them. */
export function pageTables(): Record<string, string> {
  const files = {
    '.storybook/docs/reference/rules.gen.md': rules(),
    '.storybook/docs/reference/contract.gen.md': contract(),
    '.storybook/docs/reference/scenarios.gen.md': scenarios(),
    '.storybook/docs/reference/faults.gen.md': faults(),
    '.storybook/docs/guides/search-engine.gen.md': translations(),
  }
  return Object.fromEntries(Object.entries(files).map(([file, parts]) => [file, `${parts.join('\n\n')}\n`]))
}

function rules(): string[] {
  return [
    '## Who may do what',
    table(
      ['Call', ...CALLERS, 'owner is'],
      ENDPOINT_IDS.map((id) => {
        const access = accessOf(id)
        const cells = CALLERS.map((caller) => access[caller] ?? '')
        return [code(id), ...cells, access.subject ? sideInWords(access.subject) : '']
      }),
    ),
    '## What follows what',
    ...EVERY_MACHINE.flatMap(([, machine]) => steps(machine)),
    '## Limits',
    table(
      ['What', 'Limit', 'Calls', 'Refused with'],
      LIMITS.map(({ words, value, unit, of, status, waits }) => [
        words,
        `${value.toLocaleString('en-US')} ${unit}`,
        of.join(', '),
        `${status}${waits ? ', with Retry-After' : ''}`,
      ]),
    ),
    '## Order of lists, and what may be repeated',
    table(
      ['List', 'Ordered by', 'Direction'],
      Object.entries<Order>(ORDER).map(([id, order]) => [
        code(id),
        orderInWords(order),
        typeof order === 'object' ? order.direction : '',
      ]),
    ),
    table(
      ['Call', 'What is the same is known by'],
      Object.entries(REPEATABLE).map(([id, by]) => [code(id), by]),
    ),
    '## Times, text, numbers',
    Object.values(CONVENTIONS)
      .map((words) => `- ${words}`)
      .join('\n'),
  ]
}

function orderInWords(order: Order): string {
  if (typeof order === 'object') return order.words
  return order === 'any' ? 'nothing that is promised' : 'what the call asks for'
}

/** The states of a machine and the calls that move it; `Line` is the number in its drawing. */
function steps(machine: Machine): string[] {
  const { title, shownAs, refusal, pushes, states, arrows } = machine
  return [
    `### ${title}`,
    `Shown as ${shownAs}. A call without an arrow from the present state is refused (${refusal})${
      pushes ? `; each step that a call makes is announced as ${pushes}` : ''
    }.`,
    Object.entries(states)
      .map(([state, words]) => `- **${state}**: ${words}`)
      .join('\n'),
    table(
      ['Line', 'From', 'Call', 'By', 'When', 'To', 'Tells'],
      arrows.map((arrow) => [
        lineNumber(machine, arrow),
        arrow.from ?? '–',
        code(arrow.event),
        arrow.by ?? '',
        arrow.when ?? '',
        arrow.to ?? '–',
        (arrow.tells ?? []).map(({ whom, by }) => `${whom} (${by})`).join(', '),
      ]),
    ),
  ]
}

function contract(): string[] {
  const calls: readonly AnyEndpoint[] = ENDPOINTS
  const events: readonly SocketEvent[] = SOCKET_EVENTS
  const sourceOf = ({ source, addition }: { source: string; addition?: true | undefined }) =>
    addition ? `${source} (addition)` : source
  return [
    '## Calls',
    table(
      ['Call', 'Name', 'What it does', 'Source'],
      calls.map((call) => [code(`${call.method} ${call.path}`), code(call.id), call.summary, sourceOf(call)]),
    ),
    '## Socket events',
    table(
      ['Event', 'From', 'What it says', 'Source'],
      events.map((event) => [code(event.name), `the ${event.from}`, event.summary, sourceOf(event)]),
    ),
  ]
}

function scenarios(): string[] {
  return [
    '## Scenarios',
    table(
      ['What to see', 'As', 'Opens'],
      SCENARIOS.map(({ id, title, see, persona, start }) => [
        `**${title}.** ${see}`,
        persona,
        code(`${start}${start.includes('?') ? '&' : '?'}scenario=${id}`),
      ]),
    ),
  ]
}

function faults(): string[] {
  return [
    '## Screens by faults',
    table(
      ['Screen', 'Address', ...COLUMNS],
      faultRows().map(({ screen, path, cells }) => [screen, code(path), ...COLUMNS.map((column) => cells[column])]),
    ),
  ]
}

const code = (text: string) => `\`${text}\``

/** A Markdown table. Markup in a cell would be read as HTML, and a bar as the end of the cell. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = String(value)
      .replaceAll('|', String.raw`\|`)
      .replaceAll('\n', ' ')
    return text.startsWith('`') ? text : text.replaceAll('<', '&lt;')
  }
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
