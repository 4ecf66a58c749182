import type { ReactNode } from 'react'

type Props = { head: readonly string[]; wide?: boolean; children: ReactNode }

/** A table of a docs page. `wide` fills the page. */
export function DocsTable({ head, wide = false, children }: Props) {
  return (
    <table style={wide ? { width: '100%' } : undefined}>
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
