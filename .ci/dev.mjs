// Serves the product from its source: `npm start`, `npm run dev`.
import { end, portOf, readCommandLine, requirePackages } from './command-line.mjs'
import { wrongVariables } from '../src/build/variables.mjs'

const HELP = `npm start, npm run dev [-- --open] [--host]   serves the product on its mocks, and follows every change of a file

  --open             opens a browser ('npm start' does)
  --host             lets other machines of the network in
  PORT=5173          the port; where it is taken, the next free one
  BACKEND_URL=URL    passes calls on to a backend, and starts no mocks`

const { values } = readCommandLine(HELP, { open: { type: 'boolean' }, host: { type: 'boolean' } })
const wrong = wrongVariables(process.env)
if (wrong.length > 0) end(2, wrong.join('\n'))

requirePackages()
const { createServer } = await import('vite')
const server = await createServer({ server: { port: portOf(5173), open: values.open, host: values.host } })
await server.listen()
server.printUrls()
const isMocked = !process.env.BACKEND_URL && !process.env.VITE_API_URL
if (isMocked)
  console.log(`
  Sign in as     regular@demo.test, verified@demo.test or professional@demo.test, password Password1
  Administrator  /super-admin/login: admin@demo.test, superadmin, Password1
  Start again    ?reset restores the seed; Ctrl+. opens the toolbox
  Catalog      npm run storybook shows every screen in each of its states
`)
server.bindCLIShortcuts({ print: true })
