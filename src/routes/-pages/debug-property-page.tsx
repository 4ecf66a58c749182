import { DebugPropertyScreen } from '@/features/developer/debug-property-screen'
import { NotFoundPage } from '@/shell/not-found-page'

/** The raw record of a listing; its code is left out of a build for a real backend. */
export const DebugPropertyPage = __MOCKED__ || import.meta.env.DEV ? DebugPropertyScreen : NotFoundPage
