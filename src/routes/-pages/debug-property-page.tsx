import { DebugPropertyScreen } from '@/features/developer/debug-property-screen'
import { NotFoundPage } from '@/shell/not-found-page'

/** The raw record of a listing; a build for a real backend leaves its code out. */
export const DebugPropertyPage = __MOCKED__ || import.meta.env.DEV ? DebugPropertyScreen : NotFoundPage
