import { COLUMNS, faultRows } from '../../tests/screens/fault-matrix'

/** Screens by faults, from the tables that the tests run through. */
export function FaultTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faultRows().map(({ screen, path, cells }) => (
          <tr key={screen}>
            <th scope="row">
              {screen}
              <br />
              <code>{path}</code>
            </th>
            {COLUMNS.map((column) => (
              <td key={column}>{cells[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
