import { notFound } from '@tanstack/react-router'

/** Developers' pages are 'not found' in a build for a real backend. */
export function requireDeveloperBuild(): void {
  if (!__MOCKED__ && !import.meta.env.DEV) throw notFound()
}
