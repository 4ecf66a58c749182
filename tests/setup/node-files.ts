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
  const PageForm = FormData
  // Of a form in the page jsdom makes it: Node knows no elements.
  const NodeForm = new Proxy(form.constructor as typeof FormData, {
    construct: (target, given) => (given.length > 0 ? new PageForm(...(given as [])) : new target()),
  })
  Object.assign(globalThis, { Blob, File, FormData: NodeForm, FileReader: NodeFileReader })
  Object.assign(document.defaultView!, { FileReader: NodeFileReader })
  // jsdom shows no pictures and has no addresses for them.
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
}
