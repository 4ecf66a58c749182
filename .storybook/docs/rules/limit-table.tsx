import { CONVENTIONS, ORDER, REPEATABLE, type Order } from '@/contract/rules/conventions'
import { LIMITS } from '@/contract/rules/limits'
import { DocsTable } from '../docs-table'

/** Every limit that the server keeps, with its calls. */
export function LimitTable() {
  return (
    <DocsTable head={['What', 'Limit', 'Calls', 'Refused with']}>
      {LIMITS.map(({ words, value, unit, of, status, waits }) => (
        <tr key={words}>
          <td>{words}</td>
          <td>
            {value.toLocaleString('en-US')} {unit}
          </td>
          <td>{of.join(', ')}</td>
          <td>
            {status}
            {waits ? ', with Retry-After' : ''}
          </td>
        </tr>
      ))}
    </DocsTable>
  )
}

/** In which order lists come, and which writing calls may be repeated. */
export function OrderTable() {
  return (
    <>
      <DocsTable head={['List', 'Ordered by', 'Direction']}>
        {Object.entries<Order>(ORDER).map(([id, order]) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>{wordsOf(order)}</td>
            <td>{typeof order === 'object' ? order.direction : ''}</td>
          </tr>
        ))}
      </DocsTable>
      <DocsTable head={['Call', 'What is the same is known by']}>
        {Object.entries(REPEATABLE).map(([id, by]) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>{by}</td>
          </tr>
        ))}
      </DocsTable>
    </>
  )
}

function wordsOf(order: Order): string {
  if (typeof order === 'object') return order.words
  return order === 'any' ? 'nothing that is promised' : 'what the call asks for'
}

export function ConventionList() {
  return (
    <ul>
      {Object.entries(CONVENTIONS).map(([name, words]) => (
        <li key={name}>{words}</li>
      ))}
    </ul>
  )
}
