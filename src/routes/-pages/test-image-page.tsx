import { ImagePathScreen } from '@/features/developer/image-path-screen'
import { NotFoundPage } from '@/shell/not-found-page'

/** Raw and processed image paths; its code is left out of a build for a real backend. */
export const TestImagePage = __MOCKED__ || import.meta.env.DEV ? ImagePathScreen : NotFoundPage
