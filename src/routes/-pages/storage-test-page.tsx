import { StorageScreen } from '@/features/developer/storage-screen'
import { NotFoundPage } from '@/shell/not-found-page'

/** The check of the storage proxy; its code is left out of a build for a real backend. */
export const StorageTestPage = __MOCKED__ || import.meta.env.DEV ? StorageScreen : NotFoundPage
