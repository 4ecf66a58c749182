import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../store/files'
import type { Persistence, Snapshot } from '../store/persistence'

type Kept = Record<string, unknown>

export function filePersistence(path: string): Persistence {
  let saves = 0
  let turn: Promise<unknown> = Promise.resolve()
  const read = async (): Promise<Kept> => {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as Kept
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      if (error instanceof SyntaxError)
        throw new Error(`${path} does not hold a state: ${error.message}`, { cause: error })
      throw error
    }
  }
  const change = async (edit: (kept: Kept) => void) => {
    const kept = await read()
    edit(kept)
    await mkdir(dirname(path), { recursive: true })
    // Whoever stops the server in the middle of a write keeps the last whole state.
    await writeFile(`${path}.new`, JSON.stringify(kept))
    await rename(`${path}.new`, path)
    saves += 1
  }
  return {
    load: async (scenario) => (await read())[scenario],
    async save(scenario, snapshot: Snapshot) {
      await change((kept) => void (kept[scenario] = snapshot))
      return String(saves)
    },
    setAside: (scenario) =>
      change((kept) => {
        kept[`${scenario}:aside`] = kept[scenario]
        delete kept[scenario]
      }),
    remove: (scenario) => change((kept) => void delete kept[scenario]),
    locked(run) {
      const mine = turn.then(run, run)
      turn = mine.catch(() => {})
      return mine
    },
    stamp: async () => String(saves),
  }
}

export function folderFiles(folder: string): FileStore {
  const pathOf = (path: string) => join(folder, encodeURIComponent(path))
  return {
    async put(path, file) {
      await mkdir(folder, { recursive: true })
      await writeFile(pathOf(path), new Uint8Array(await file.arrayBuffer()))
      await writeFile(`${pathOf(path)}.type`, file.type)
    },
    async get(path) {
      try {
        const [bytes, type] = await Promise.all([readFile(pathOf(path)), readFile(`${pathOf(path)}.type`, 'utf8')])
        return new Blob([new Uint8Array(bytes)], { type })
      } catch {
        return undefined
      }
    },
    async remove(path) {
      await Promise.all([rm(pathOf(path), { force: true }), rm(`${pathOf(path)}.type`, { force: true })])
    },
    clear: () => rm(folder, { recursive: true, force: true }),
    async paths() {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => !name.endsWith('.type')).map(decodeURIComponent)
    },
  }
}
