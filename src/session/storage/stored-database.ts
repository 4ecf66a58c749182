import { createStore, type UseStore } from 'idb-keyval'
import { patientStore } from '@/lib/patient-store'
import { STORED_DATABASES, type StoredDatabase } from '@/domain/stored-keys'

/** Without IndexedDB, what would be stored lasts as long as the page. */
export const hasDatabases = (): boolean => typeof indexedDB !== 'undefined'

/** The object store of a database that the product keeps in IndexedDB; null where the browser has none. */
export function storedDatabase(name: StoredDatabase): UseStore | null {
  return hasDatabases() ? patientStore(createStore(name, STORED_DATABASES[name].store)) : null
}
