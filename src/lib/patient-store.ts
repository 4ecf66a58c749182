type Store = <T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => T | PromiseLike<T>) => Promise<T>

/** Milliseconds until a database counts as one that never answers. */
const PATIENCE = 3_000

/** Some browsers never answer after a crash or an update. After the first silence all calls reject at once. */
export function patientStore(store: Store): Store {
  let silent = false
  return async (mode, run) => {
    if (silent) throw new Error('IndexedDB does not answer')
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        silent = true
        reject(new Error('IndexedDB does not answer'))
      }, PATIENCE)
    })
    try {
      return await Promise.race([store(mode, run), silence])
    } finally {
      clearTimeout(timer)
    }
  }
}
