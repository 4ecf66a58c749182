import type { ShownText } from '../words/deck.mjs'

/** Documented texts by section of the specification, each with where the code says it. */
export function TextTable({ texts }: { texts: readonly ShownText[] }) {
  const sections = [...new Set(texts.map(({ section }) => section))]
  return sections.map((section) => (
    <section key={section}>
      <h3>{section}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {texts
            .filter((each) => each.section === section)
            .map(({ text, file, line }) => (
              <tr key={`${file}:${line}:${text}`}>
                <td>{text}</td>
                <td>
                  <code>
                    {file}:{line}
                  </code>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ))
}
