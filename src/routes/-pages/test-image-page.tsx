import { ImagePathScreen } from '@/features/developer/image-path-screen'
import { NotFoundPage } from '@/shell/not-found-page'

/** Raw and processed image paths; a build for a real backend leaves its code out. */
export const TestImagePage = __MOCKED__ || import.meta.env.DEV ? ImagePathScreen : NotFoundPage
