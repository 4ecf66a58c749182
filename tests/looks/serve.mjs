import { preview } from 'vite'

/** Serves a built folder on a free port. */
export async function startServer(folder) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 4290, host: 'localhost' },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The catalog could not be served.')
  return { url, close: () => void server.close() }
}
