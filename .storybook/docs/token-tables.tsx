import { useState, type CSSProperties, type ReactNode } from 'react'
import css from '@/ui/theme/tokens.css?raw'
import { CONTRAST_PAIRS } from '@/ui/theme/contrast-pairs.test-support'
import { contrastOf, declaredTokens, hexOf, valueIn, writtenIn } from './stylesheet'
import { DocsTable } from './docs-table'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type Values = Record<string, string>

/** The stylesheet's tokens as both themes compute them. */
function readTokens(): Record<Theme, Values> {
  const names = declaredTokens()
  const read = (theme: Theme) => {
    const island = document.body.appendChild(Object.assign(document.createElement('div'), { className: theme }))
    const values = Object.fromEntries(names.map((name) => [name, valueIn(island, name)]))
    island.remove()
    return values
  }
  return { light: read('light'), dark: read('dark') }
}

const useTokens = () => useState(readTokens)[0]

const swatch = (background: string): CSSProperties => ({
  display: 'inline-block',
  width: 40,
  height: 24,
  marginRight: 8,
  verticalAlign: 'middle',
  border: '1px solid rgb(128 128 128 / 0.5)',
  borderRadius: 4,
  background,
})

/** Every color in both themes. */
export function Colors() {
  const tokens = useTokens()
  const colors = Object.keys(tokens.light).filter(
    (name) => !name.startsWith('color-') && CSS.supports('color', tokens.light[name] ?? ''),
  )
  return (
    <DocsTable wide head={['Token', 'Light', 'Dark']}>
      {colors.map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          {THEMES.map((theme) => (
            <td key={theme}>
              <span style={swatch(tokens[theme][name] ?? '')} />
              <code>{hexOf(tokens[theme][name] ?? '')}</code>
              <br />
              <code>{writtenIn(css, theme, name)}</code>
            </td>
          ))}
        </tr>
      ))}
    </DocsTable>
  )
}

/** Each pair that meets on the screen, as both themes compute it now. */
export function Contrasts() {
  const tokens = useTokens()
  return (
    <DocsTable wide head={['In front', 'Behind', 'At least', 'Light', 'Dark']}>
      {CONTRAST_PAIRS.map(([front, back, least]) => (
        <tr key={`${front} ${back}`}>
          <th scope="row">
            <code>{front}</code>
          </th>
          <td>
            <code>{back}</code>
          </td>
          <td>{least}</td>
          {THEMES.map((theme) => (
            <td key={theme}>
              <Ratio front={tokens[theme][front] ?? ''} back={tokens[theme][back] ?? ''} least={least} />
            </td>
          ))}
        </tr>
      ))}
    </DocsTable>
  )
}

function Ratio({ front, back, least }: { front: string; back: string; least: number }) {
  const ratio = contrastOf(front, back)
  return (
    <>
      <span aria-hidden style={{ ...swatch(back), color: front, textAlign: 'center', fontWeight: 650 }}>
        Aa
      </span>
      {ratio.toFixed(1)} {ratio < least ? '(too low)' : ''}
    </>
  )
}

// Storybook's own texts use another typeface.
const FACE = "'Plus Jakarta Sans', sans-serif"

const show: Record<string, (value: string) => ReactNode> = {
  text: (value) => <span style={{ fontFamily: FACE, fontSize: value }}>₱12,500,000 near Jaro Plaza</span>,
  weight: (value) => <span style={{ fontFamily: FACE, fontWeight: Number(value) }}>Courtyard house with pool</span>,
  radius: (value) => <span style={{ ...swatch('none'), width: 64, height: 40, borderRadius: value }} />,
  shadow: (value) => <span style={{ ...swatch('var(--surface-raised)'), width: 64, height: 40, boxShadow: value }} />,
  space: (value) => (
    <span style={{ display: 'flex', gap: 8, alignItems: 'end' }}>
      {[1, 2, 3, 4, 6, 8, 12, 16].map((times) => (
        <span key={times}>
          <span
            style={{ ...swatch('var(--action)'), width: `calc(${value} * ${times})`, height: 16, marginRight: 0 }}
          />{' '}
          {times}
        </span>
      ))}
    </span>
  ),
}

/** The tokens whose name begins so, with their values in both themes where those differ. */
export function Tokens({ named, as }: { named: string; as?: keyof typeof show }) {
  const tokens = useTokens()
  const pattern = new RegExp(`^(?:${named})`)
  const names = Object.keys(tokens.light).filter((name) => pattern.test(name) && !name.includes('--'))
  return (
    <DocsTable wide head={['Token', 'Value', ...(as ? ['Looks'] : [])]}>
      {names.map((name) => {
        const [light = '', dark = ''] = THEMES.map((theme) => tokens[theme][name])
        return (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{light}</code>
              {dark === light ? null : (
                <>
                  <br />
                  dark: <code>{dark}</code>
                </>
              )}
            </td>
            {as ? <td>{show[as]?.(light)}</td> : null}
          </tr>
        )
      })}
    </DocsTable>
  )
}
