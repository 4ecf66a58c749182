// Starts commands of the project one after the other in this process, each with one option, and prints what each said, as JSON:
//   node tests/machines/say.mjs --help .ci/build.mjs …
import { pathToFileURL } from 'node:url'

const [option, ...files] = process.argv.slice(2)
const { log, error } = console
const said = {}
for (const file of files) {
  const now = { status: -1, text: '', errors: '' }
  said[file] = now
  console.log = (text) => (now.text += `${text}\n`)
  console.error = (text) => (now.errors += `${text}\n`)
  process.argv = [process.execPath, file, option]
  process.exit = (status) => {
    now.status = status
    throw new Error('ended')
  }
  await import(pathToFileURL(file).href).catch((problem) => {
    if (problem.message !== 'ended') now.errors += problem.stack
  })
}
Object.assign(console, { log, error })
log(JSON.stringify(said))
