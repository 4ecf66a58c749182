import type { ReactNode } from 'react'
import { CONVENTIONS, ORDER, REPEATABLE, type Order } from '@/contract/rules/conventions'
import { LIMITS } from '@/contract/rules/limits'

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** Every limit that the server keeps, with its calls. */
export function LimitTable() {
  return (
    <Table head={['What', 'Limit', 'Calls', 'Refused with']}>
      {LIMITS.map(({ words, value, unit, of, status }) => (
        <tr key={words}>
          <td>{words}</td>
          <td>
            {value.toLocaleString('en-US')} {unit}
          </td>
          <td>{of.join(', ')}</td>
          <td>{status}</td>
        </tr>
      ))}
    </Table>
  )
}

/** In which order lists come, and which writing calls may be repeated. */
export function OrderTable() {
  return (
    <>
      <Table head={['List', 'Ordered by', 'Direction']}>
        {Object.entries<Order>(ORDER).map(([id, order]) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>{order === 'any' ? 'nothing that is promised' : order.words}</td>
            <td>{order === 'any' ? '' : order.direction}</td>
          </tr>
        ))}
      </Table>
      <Table head={['Call', 'What is the same is known by']}>
        {Object.entries(REPEATABLE).map(([id, by]) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>{by}</td>
          </tr>
        ))}
      </Table>
    </>
  )
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
