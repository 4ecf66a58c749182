// Takes a picture of every story in both themes at two widths, and shows what differs from another commit: `npm run looks`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { end, readCommandLine } from '../../.ci/command-line.mjs'
import { requireChromium } from '../browser/installed.mjs'
import { startServer } from './serve.mjs'
import { differencesOf } from './compare.mjs'
import { reviewPage } from './page.mjs'
import { accept, startReview } from './review.mjs'
import { takePictures } from './take.mjs'

const HELP = `npm run looks [-- --only ID] [--against REF]   takes a picture of every story, and shows what differs

  --only ui-button     stories whose id begins so
  --against REF        compares with that commit's pictures, taken there before; by default with what was accepted, else
                       with the newest earlier ones
  --accept ui-button   accepts how the stories whose id begins so look at this commit; 'all' accepts every one
  --review             serves the page of this commit, where a button accepts a story or all
  --twice              takes each twice, in two browsers, and fails where the two are not identical
  --each 10            each tenth story
  --built              the catalog that was built last, in dist-storybook`

const { values } = readCommandLine(HELP, {
  only: { type: 'string', default: '' },
  each: { type: 'string', default: '1' },
  against: { type: 'string' },
  accept: { type: 'string' },
  review: { type: 'boolean' },
  built: { type: 'boolean' },
  twice: { type: 'boolean' },
})
if (!(Number(values.each) >= 1)) end(2, `--each takes a number from 1, not '${values.each}'.`)

const LOOKS = '.looks'
const ACCEPTED = 'accepted'
const BUILT = 'dist-storybook'
/** Where a review is served. */
const REVIEW_PORT = 4291
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const dirty = git('status', '--porcelain') !== ''
const name = `${git('rev-parse', '--short=10', 'HEAD')}${dirty ? '-changed' : ''}`
mkdirSync(join(LOOKS, 'pictures'), { recursive: true })
const against = values.against && picturesOf(values.against)
if (values.accept) acceptOne(values.accept === 'all' ? '' : values.accept)
if (values.review) await review()

requireChromium()

if (values.built && !existsSync(join(BUILT, 'index.json')))
  end(1, `There is no catalog in ${BUILT}. Leave --built out, or run npm run build-storybook -- -o ${BUILT}`)
if (!values.built) {
  console.log(`Building the catalog into ${BUILT} …`)
  const [command, ...args] = binary('storybook')
  execFileSync(command, [...args, 'build', '-o', BUILT, '--quiet'], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
}

const server = await startServer(BUILT)
try {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'))
  const stories = Object.values(entries)
    .filter(({ type, id }) => type === 'story' && id.startsWith(values.only))
    .map(({ id }) => id)
    .filter((_, index) => index % Number(values.each) === 0)
  console.log(`Taking pictures of ${stories.length} stories …`)
  const taken = await takePictures(server.url, stories, keep)
  writeFileSync(join(LOOKS, `${name}.json`), `${JSON.stringify({ taken }, null, 1)}\n`)
  const [before, compared] = values.twice
    ? ['the same build once more', await takePictures(server.url, stories, keep)]
    : earlierPictures()
  const isWanted = (key) =>
    key.startsWith(values.only) && (values.each === '1' || stories.includes(key.split('/', 1)[0]))
  const wanted = Object.fromEntries(Object.entries(compared).filter(([key]) => isWanted(key)))
  const differences = await differencesOf(wanted, taken, (file) => readFileSync(join(LOOKS, 'pictures', file)))
  for (const { picture, difference } of differences) if (picture) writeFileSync(join(LOOKS, difference), picture)
  writeFileSync(join(LOOKS, `${name}.html`), reviewPage({ before, after: name, differences }))
  console.log(
    `${Object.keys(taken).length} pictures, compared with ${before}: ${differences.length} differences, see ${join(LOOKS, `${name}.html`)}`,
  )
  if (values.twice && differences.length > 0) {
    for (const { key, kind, share } of differences) console.error(`${key}: ${kind}, ${(share * 100).toFixed(3)} %`)
    process.exitCode = 1
  }
} finally {
  server.close()
}

/** Stores a picture under the fingerprint of its pixels, so that what did not change takes no room. */
function keep(pixels, webp) {
  const file = `${createHash('sha256').update(pixels).digest('hex').slice(0, 20)}.webp`
  const path = join(LOOKS, 'pictures', file)
  if (!existsSync(path)) writeFileSync(path, webp)
  return file
}

/** The pictures of the commit to compare with, and its name. */
function earlierPictures() {
  const before = earlier()
  return before ? [before, JSON.parse(readFileSync(join(LOOKS, `${before}.json`), 'utf8')).taken] : ['nothing', {}]
}

/** The name under which a commit's pictures lie; without them the command ends before it takes any. */
function picturesOf(revision) {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=10', '--verify', '--quiet', `${revision}^{commit}`])
    const found = commit.toString().trim()
    if (existsSync(join(LOOKS, `${found}.json`))) return found
  } catch {
    end(2, `Git has no commit '${revision}'.`)
  }
  return end(1, `There are no pictures of ${revision}. Take them there first: git checkout ${revision}, npm run looks`)
}

/** Takes this commit's pictures of stories as those to compare with, and ends the command. */
function acceptOne(only) {
  requirePictures()
  const [, before] = earlierPictures()
  const accepted = accept(LOOKS, name, only, before)
  if (accepted === 0) end(2, `No story's id begins with '${only}'.`)
  end(0, `${accepted} pictures are accepted as they look at ${name}.`)
}

/** Serves the page until the command is stopped. */
async function review() {
  requirePictures()
  const { url } = await startReview(LOOKS, name, REVIEW_PORT, () => earlierPictures()[1])
  console.log(`What looks different at ${name}: ${url}\nA button accepts. Ctrl+C ends the review.`)
  await new Promise(() => {})
}

function requirePictures() {
  if (!existsSync(join(LOOKS, `${name}.json`)))
    end(1, `There are no pictures of ${name} yet. Take them first: npm run looks`)
}

/** The pictures to compare with: of the commit that was asked for, else the accepted ones, else the newest earlier ones. */
function earlier() {
  if (against) return against
  if (existsSync(join(LOOKS, `${ACCEPTED}.json`))) return ACCEPTED
  return readdirSync(LOOKS)
    .filter((file) => file.endsWith('.json') && file !== `${name}.json`)
    .toSorted((one, other) => statSync(join(LOOKS, other)).mtimeMs - statSync(join(LOOKS, one)).mtimeMs)[0]
    ?.replace('.json', '')
}
