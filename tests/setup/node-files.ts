import { Blob, File } from 'node:buffer'

/** Reads Node's files; user-event's clipboard takes no other way to its text. */
class NodeFileReader {
  onload: (() => void) | null = null
  result: string | null = null
  readAsText(file: Blob): void {
    void file.text().then((text) => {
      this.result = text
      this.onload?.()
    })
  }
}

/**
 * Makes files and forms Node's own. jsdom's cannot be read as bytes, and lose them on the way into Node's network, where they
 * arrive as the word 'undefined'.
 */
export async function takeNodeFiles(): Promise<void> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const form = await new Response('', { headers }).formData()
  Object.assign(globalThis, { Blob, File, FormData: form.constructor, FileReader: NodeFileReader })
  Object.assign(document.defaultView!, { FileReader: NodeFileReader })
  // jsdom shows no pictures and has no addresses for them.
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
}
