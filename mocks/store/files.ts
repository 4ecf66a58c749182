import { clear, createStore, del, get, keys, set } from 'idb-keyval'
import { patientStore } from '@/lib/patient-store'

/** The uploads. They are apart from the rows: pictures are too large to be saved again with every write. */
export type FileStore = {
  put: (path: string, file: Blob) => Promise<void>
  get: (path: string) => Promise<Blob | undefined>
  remove: (path: string) => Promise<void>
  clear: () => Promise<void>
  paths: () => Promise<string[]>
}

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

/** A database for each scenario, shared by all tabs. Files that cannot be stored stay in memory. */
export function browserFiles(scenario: string): FileStore {
  const store = patientStore(createStore(`proventous-mock-files:${scenario}`, 'files'))
  const memory = memoryFiles()
  /** A browser without IndexedDB throws, one that blocks it rejects. */
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

export const PRIVATE_FILES = 'private/'

/** Headers that keep an upload from running as a page of this origin. */
const AS_A_FILE = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" }

export function storedPath(url: string): string {
  return url.replace(/^\/(?:api\/)?storage\//, '')
}

/** Serves an upload, else a file of the build. Private and missing files are 404. */
export async function servedFile(
  files: FileStore,
  built: (path: string) => Promise<Response>,
  path: string,
): Promise<Response> {
  if (path.startsWith(PRIVATE_FILES)) return new Response(null, { status: 404 })
  const upload = await files.get(path)
  return upload ? new Response(upload, { headers: { 'Content-Type': upload.type, ...AS_A_FILE } }) : built(path)
}
