import { clear, createStore, del, get, keys, set } from 'idb-keyval'

/** Where uploads are kept, apart from the rows: pictures are too large to be written again with every change. */
export type FileStore = {
  /** Keeps a file under its storage path, `properties/43/1.webp`; what starts with `private/` is never served. */
  put: (path: string, file: Blob) => Promise<void>
  get: (path: string) => Promise<Blob | undefined>
  remove: (path: string) => Promise<void>
  clear: () => Promise<void>
  /** The path of every upload. */
  paths: () => Promise<string[]>
}

/** Files that last as long as the page: tests, stories, and a browser whose storage is blocked. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Blob>()
  return {
    put: async (path, file) => void files.set(path, file),
    get: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    clear: async () => files.clear(),
    paths: async () => [...files.keys()],
  }
}

/** Files in IndexedDB, one database a scenario; all tabs share it. Where storage is full or blocked, they last as long as the page. */
export function browserFiles(scenario: string): FileStore {
  const store = createStore(`proventous-mock-files:${scenario}`, 'files')
  const memory = memoryFiles()
  /** A browser without IndexedDB throws at once, one that blocks it refuses later. */
  const tried = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run()
    } catch {
      return undefined
    }
  }
  return {
    async put(path, file) {
      const kept = await tried(async () => {
        await set(path, file, store)
        return true
      })
      if (!kept) await memory.put(path, file)
    },
    get: async (path) => (await tried(() => get<Blob>(path, store))) ?? memory.get(path),
    async remove(path) {
      await Promise.all([tried(() => del(path, store)), memory.remove(path)])
    },
    async clear() {
      await Promise.all([tried(() => clear(store)), memory.clear()])
    },
    async paths() {
      const kept = (await tried(() => keys<string>(store))) ?? []
      return [...new Set([...kept, ...(await memory.paths())])]
    },
  }
}

/** The part of the store that is never served at a storage address. */
export const PRIVATE_FILES = 'private/'

/** What somebody uploaded never runs as a page of this origin, whatever it holds. */
const AS_A_FILE = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" }

/** A file as it is served, uploads first; what is private or missing is 404. */
export async function servedFile(
  files: FileStore,
  built: (path: string) => Promise<Response>,
  path: string,
): Promise<Response> {
  if (path.startsWith(PRIVATE_FILES)) return new Response(null, { status: 404 })
  const upload = await files.get(path)
  return upload ? new Response(upload, { headers: { 'Content-Type': upload.type, ...AS_A_FILE } }) : built(path)
}
