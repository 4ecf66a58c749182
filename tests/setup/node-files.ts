import { Blob, File } from 'node:buffer'

/**
 * Makes files and forms Node's own. jsdom's cannot be read as bytes, and lose them on the way into Node's network, where they
 * arrive as the word 'undefined'.
 */
export async function takeNodeFiles(): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const form = await new Response('', { headers }).formData()
  Object.assign(globalThis, { Blob, File, FormData: form.constructor })
  // jsdom shows no pictures and has no addresses for them.
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
}
