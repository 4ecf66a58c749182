/// <reference types="vite/client" />

/** True in a build that carries its own backend; replaced at build time, so the other branch disappears. */
declare const __MOCKED__: boolean

/** True if public pages may be rendered (`RENDER_FROM`, or the mocks); no other build takes them over. */
declare const __RENDERED__: boolean
/** The commit that was built and its date, for reports; empty outside a repository. */
declare const __COMMIT__: string

/** Made by `src/build/words.ts`. */
declare module 'virtual:words/*' {
  const dictionary: Readonly<Record<string, string>>
  export default dictionary
  /** What loads a further room; a room has none of them. */
  export const rooms: Readonly<Record<string, () => Promise<{ default: typeof dictionary }>>>
}

interface ImportMetaEnv {
  /** Address of a real backend, its stored pictures included. Unset: the product runs on its mocks. */
  readonly VITE_API_URL?: string
  /** Origin of the realtime server; `/` is the page's own. Unset: port 3001 of the backend's host (A 7). */
  readonly VITE_REALTIME_URL?: string
  /** Template of an open map tile service, `https://…/{z}/{x}/{y}.png`. Unset: the bundled base map. */
  readonly VITE_TILE_URL?: string
  /** Client id of the identity provider (A 9). Unset: no button but the mocked build's chooser. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
}
