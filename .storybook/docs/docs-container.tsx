import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { DOCS_THEMES } from './docs-themes'

type Told = { globals?: { theme?: string } }

/** The theme that a documentation page is opened with: that of its address, as the toolbar writes it there. */
const themeOfAddress = () => /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]

/** Documentation pages in the toolbar's theme. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: Told) => globals?.theme && setTheme(globals.theme)
    // What the toolbar asks for; the stories in frames on the page report their own themes by other events.
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])
  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }, [theme])
  return (
    <Container {...props} theme={DOCS_THEMES[theme === 'dark' ? 'dark' : 'light']}>
      <main>{props.children}</main>
    </Container>
  )
}
