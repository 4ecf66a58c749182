import type { Scenario } from '../../mocks/scenarios/scenario'

/** The catalogue of scenarios, each with its link into the product. */
export function ScenarioTable({ scenarios }: { scenarios: readonly Scenario[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Link</th>
          <th scope="col">What to see</th>
          <th scope="col">As</th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map(({ id, start, title, see, persona }) => (
          <tr key={id}>
            <td>
              <code>{`${start}?scenario=${id}`}</code>
            </td>
            <td>
              <strong>{title}.</strong> {see}
            </td>
            <td>{persona}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
