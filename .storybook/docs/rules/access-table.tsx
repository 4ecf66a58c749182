import { ENDPOINT_IDS } from '@/contract'
import { accessOf, CALLERS, type AccessCaller } from '@/contract/rules/access'
import { sideInWords } from '../../../mocks/documents/rules/access-words'

const HEADINGS: Record<AccessCaller, string> = {
  visitor: 'Visitor',
  regular: 'Regular',
  verified: 'Verified',
  owner: 'Owner',
  other: 'Other',
  administrator: 'Administrator',
}

/** Who may do what: every call by every caller, from the contract's table. */
export function AccessTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          {CALLERS.map((caller) => (
            <th key={caller} scope="col">
              {HEADINGS[caller]}
            </th>
          ))}
          <th scope="col">Owner is</th>
        </tr>
      </thead>
      <tbody>
        {ENDPOINT_IDS.map((id) => {
          const access = accessOf(id)
          return (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code>
              </th>
              {CALLERS.map((caller) => (
                <td key={caller}>{access[caller] ?? ''}</td>
              ))}
              <td>{access.subject ? sideInWords(access.subject) : ''}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
