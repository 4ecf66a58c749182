export type StoryModule = { default: { title: string } } & Record<string, unknown>
export type ScreenAt = {
  id: string
  /** What the screen is called, without its area. */
  screen: string
  name: string
  path: string
  persona: string
  mobile: boolean
  scenario?: string | undefined
}
export type RouteRow = { route: string; screens: ScreenAt[] }

/** The states that every screen has by the same name. A screen without one of them does not have the state. */
export const STATES = ['Default', 'Loading', 'Empty', 'Error', 'NotFound', 'LongText', 'Mobile', 'Dark'] as const

type Screen = {
  parameters?: {
    screen?: { scenario: string; path?: string }
    /** The URL of a story that shows only a part of a screen, or that has its own data. */
    opens?: string
  }
  globals?: { viewport?: object }
}
type Known = { persona: string; start: string }

const kebab = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** The id that Storybook derives from a file's title and the name of an export. */
export function storyId(title: string, name: string): string {
  return `${kebab(title)}--${kebab(name)}`
}

/** Every story of a screen, with its URL and the persona that is signed in. */
export function screensOf(modules: readonly StoryModule[], scenario: (id: string) => Known): ScreenAt[] {
  return modules.flatMap(({ default: { title }, ...stories }) =>
    Object.entries(stories as Record<string, Screen>).flatMap(([name, story]) => {
      const { screen, opens } = story.parameters ?? {}
      if (!screen && !opens) return []
      const { persona, start } = screen ? scenario(screen.scenario) : { persona: 'visitor', start: opens ?? '' }
      const mobile = Boolean(story.globals?.viewport)
      return [
        {
          id: storyId(title, name),
          screen: title.split('/').at(-1) ?? title,
          name,
          path: screen?.path ?? start,
          persona,
          mobile,
          scenario: screen?.scenario,
        },
      ]
    }),
  )
}

/** How well a route fits a path: more written-out parts fit better; -1 when it does not fit. */
function fit(route: string, path: string): number {
  const wanted = route.split('/')
  const given = path.replace(/[?#].*$/, '').split('/')
  if (wanted.length !== given.length) return -1
  const fits = wanted.every((part, at) => part.startsWith('$') || part === given[at])
  return fits ? wanted.filter((part) => !part.startsWith('$')).length : -1
}

/** Maps the route of a member to that of a visitor: both show the same screen. */
export function screenOf(route: string): string {
  // An older URL of the same screen.
  if (route === '/dashboard/properties/$id') return '/property/$id'
  const own = ['/dashboard', '/dashboard/', '/super-admin/dashboard'].includes(route)
  return own ? route : route.replace(/^\/dashboard\//, '/')
}

/** The stories of each screen, by its route; routes without any story keep their row. */
export function storiesByRoute(routes: readonly string[], screens: readonly ScreenAt[]): RouteRow[] {
  const tidy = routes.map((route) => (route === '/' ? route : route.replace(/\/$/, '')))
  const rows = new Map(tidy.map((route) => [screenOf(route), { route: screenOf(route), screens: [] as ScreenAt[] }]))
  for (const screen of screens) {
    const [best] = tidy
      .map((route) => ({ route, score: fit(route, screen.path === '/' ? '/' : screen.path.replace(/\/(?=\?|$)/, '')) }))
      .toSorted((one, other) => other.score - one.score)
    if (best && best.score >= 0) rows.get(screenOf(best.route))?.screens.push(screen)
  }
  return [...rows.values()].toSorted((one, other) => one.route.localeCompare(other.route))
}

/** An export's name in words: 'ChoosingAListing' is 'Choosing a listing'. */
export function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a link to a story says: the state, with the screen's name where several screens share the cell. */
export function nameAmong({ screen, name }: ScreenAt, others: readonly ScreenAt[]): string {
  return others.some((each) => each.screen !== screen) ? `${inWords(name)} (${screen})` : inWords(name)
}
