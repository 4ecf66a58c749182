// Writes the contract's documents into public/contract: `npm run contract`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startTypescript } from '../serve/typescript.mjs'
import { fieldDocs } from './field-docs-plugin.mjs'

const source = await startTypescript('documents', [fieldDocs()])
try {
  const { contractDocuments } = await source.load('/mocks/documents/write-documents.ts')
  for (const [path, text] of Object.entries(await contractDocuments())) {
    const file = join('public', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file}: ${Math.round(text.length / 1024)} KB`)
  }
} finally {
  await source.close()
}
