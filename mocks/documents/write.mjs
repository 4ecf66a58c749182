// Writes the contract's documents into public/contract: `npm run contract`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' })
try {
  const { contractDocuments } = await vite.ssrLoadModule('/mocks/documents/write-documents.ts')
  for (const [path, text] of Object.entries(await contractDocuments())) {
    const file = join('public', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file}: ${Math.round(text.length / 1024)} KB`)
  }
} finally {
  await vite.close()
}
