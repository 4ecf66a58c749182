import type { Entry } from '../words/deck'

/** The texts of each room in four languages; those of the specification name its section. */
export function RoomTable({ entries }: { entries: readonly Entry[] }) {
  const rooms = [...new Set(entries.map(({ room }) => room))]
  return rooms.map((room) => {
    const own = entries.filter((each) => each.room === room)
    return (
      <details key={room}>
        <summary>
          {room}: {own.length} texts
        </summary>
        <table>
          <thead>
            <tr>
              {['English', 'Filipino', 'Hiligaynon', 'Cebuano'].map((language) => (
                <th key={language} scope="col">
                  {language}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.map(({ key, english, translations, documented }) => (
              <tr key={key}>
                <td>
                  {english}
                  {documented ? ` (${documented})` : ''}
                </td>
                {translations.map((text, column) => (
                  <td key={column}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    )
  })
}
