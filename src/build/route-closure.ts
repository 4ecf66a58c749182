import { parseSync, type Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'resolve'>
type Module = ReturnType<typeof parseSync>['module']

/** Empty in a build without that route (Storybook’s). */
export async function routeClosure(graph: Graph, route: string): Promise<ReadonlySet<string>> {
  const parsed = new Map<string, Module>()
  const found = new Set<string>()
  const waiting = [route, ...(graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [])].filter(
    (id) => id.replace(/\?.*/, '') === route && graph.getModuleInfo(id),
  )
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(await importsOf(id)))
  }
  return found

  /** Through a package’s index (`lucide-react`, `radix-ui`) only what is behind the names that it takes. */
  async function importsOf(id: string): Promise<string[]> {
    const imported = graph.getModuleInfo(id)?.importedIds ?? []
    const indexes = new Set(imported.filter(isIndex))
    if (indexes.size === 0) return [...imported]
    const { staticImports, staticExports } = parse(id)
    const taken = await Promise.all([
      ...staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName }) => behindName(moduleRequest.value, importName.name)),
      ),
      ...staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest, importName }) => behindName(moduleRequest?.value, importName.name)),
      ),
    ])
    return [...imported.filter((one) => !indexes.has(one)), ...taken.flat()]

    async function behindName(specifier: string | undefined, name: string | null): Promise<readonly string[]> {
      const index = await resolved(specifier, id)
      return index !== undefined && indexes.has(index) ? modulesBehind(index, name) : []
    }
  }

  /** The module that an index takes an export from; without a name (`import *`), all that it imports. */
  async function modulesBehind(index: string, name: string | null): Promise<readonly string[]> {
    const { staticExports, staticImports } = parse(index)
    const exported = staticExports.flatMap(({ entries }) => entries).find((entry) => entry.exportName.name === name)
    if (name === null || !exported) return graph.getModuleInfo(index)?.importedIds ?? []
    const local = exported.localName.name
    const imported = staticImports.find(({ entries }) => entries.some((entry) => entry.localName.value === local))
    const from = await resolved((exported.moduleRequest ?? imported?.moduleRequest)?.value, index)
    return from === undefined ? [] : [from]
  }

  /** True for a package's module that has exports, and none of its own. */
  function isIndex(id: string): boolean {
    if (!id.includes('/node_modules/')) return false
    const { staticExports, staticImports } = parse(id)
    const imported = new Set(staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)))
    const exported = staticExports.flatMap(({ entries }) => entries)
    return (
      exported.length > 0 &&
      exported.every(({ moduleRequest, localName }) => moduleRequest || imported.has(localName.name ?? ''))
    )
  }

  function parse(id: string): Module {
    const known = parsed.get(id) ?? parseSync(id.replace(/\?.*/, ''), graph.getModuleInfo(id)?.code ?? '').module
    parsed.set(id, known)
    return known
  }

  async function resolved(specifier: string | undefined, importer: string): Promise<string | undefined> {
    return specifier === undefined ? undefined : (await graph.resolve(specifier, importer))?.id
  }
}
