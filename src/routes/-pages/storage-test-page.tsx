import { StorageScreen } from '@/features/developer/storage-screen'
import { NotFoundPage } from '@/shell/not-found-page'

/** The check of the storage proxy; a build for a real backend leaves its code out. */
export const StorageTestPage = __MOCKED__ || import.meta.env.DEV ? StorageScreen : NotFoundPage
