import { createRootRouteWithContext } from '@tanstack/react-router'
import { RootLayout } from '@/shell/root-layout'
import type { RouterContext } from '@/shell/router'

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootLayout })
