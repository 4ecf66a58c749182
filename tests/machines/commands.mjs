/**
 * @typedef {object} Command
 * @property {string} run as the pages say it, with the least work that it can be given
 * @property {number[]} [ends] the exit statuses that it promises; 0 if left out
 * @property {RegExp} [says] what is among its words
 * @property {RegExp} [serves] what it says once it serves; it runs until `beside` is through
 * @property {Command[]} [beside] what is run while it serves
 * @property {string[]} [leaves] files that it is for
 * @property {string} [page] the page whose example the files have
 * @property {string[]} [without] files of the example that were forgotten
 * @property {Record<string, string>} [env]
 * @property {boolean} [long] takes a quarter of an hour and more
 */

const REAL = {
  VITE_API_URL: 'http://localhost:3001',
  RENDER_FROM: 'http://localhost:3001',
  SITE_URL: 'http://localhost:4190',
}
const FIGURES = [
  '.storybook/docs/guides/speed.mdx',
  'README.md',
  '.storybook/docs/records/measurements/last-bench.md',
  '.storybook/docs/records/measurements/last-lighthouse.md',
]
const TICKET = '.storybook/docs/guides/ticket-to-filter.mdx'
const FILTERS = 'src/contract/search/filters.ts'
const LISTING_WORDS = 'src/words/rooms/listing.ts'

/** Every command of the README and the pages, in an order in which each finds what it needs. @type {Command[]} */
export const COMMANDS = [
  {
    run: 'npm start',
    serves: /regular@demo\.test[^]*Password1[^]*superadmin[^]*\?reset[^]*Ctrl\+\.[^]*npm run storybook/,
  },
  { run: 'npm run dev', serves: /npm run storybook/ },
  { run: 'npm test -- boundaries' },
  { run: 'npm run check -- --since HEAD~1 --list' },
  { run: 'npm run check -- --since HEAD~1 boundaries' },
  { run: 'npm run types' },
  { run: 'npm run lint' },
  { run: 'npm run format' },
  { run: 'npm run boundaries' },
  { run: 'npm run unused' },
  { run: 'npm run unit -- tests/machines/names.test.ts' },
  { run: 'npx vitest run tests/machines/names.test.ts' },
  { run: 'npm run stories -- src/ui/button' },
  { run: 'npm run steady -- --times 1 tests/machines/names.test.ts' },
  { run: 'npm run mutants -- --only median-of-even-count' },
  { run: 'npm run contract' },
  { run: 'npm run contract -- --diff HEAD' },
  { run: 'npm run tokens' },
  { run: 'npm run words -- --export words.csv', leaves: ['words.csv'] },
  { run: 'npm run words -- --import words.csv', leaves: ['words.csv'] },
  { run: 'npm run words -- --walk hil', long: true },
  { run: 'npm run helper' },
  { run: 'npx msw init public' },
  { run: 'npm run conform -- --base http://localhost:1', ends: [1], says: /Nothing answers at .* npm run mock:serve/ },
  { run: 'npm run mock:serve -- --scenario mesages', ends: [2], says: /Did you mean messages/ },
  {
    run: 'npm run mock:serve',
    serves: /answers at/,
    beside: [
      { run: 'npm run mock:serve', ends: [1], says: /Port 3001 is taken\. Choose another one: PORT=3002/ },
      { run: 'npm run conform -- --base http://localhost:3001 --only settings' },
      { run: 'npm run build -- --strict', env: REAL },
      {
        run: 'node mocks/serve/rendering-host.mjs dist http://localhost:3001',
        env: { CHANGED_SECRET: 'sixteen-letters-or-more' },
        serves: /4190/,
      },
    ],
  },
  { run: 'git log -p --grep "Filter by the barangay\'s name"', says: /Filter by the barangay/ },
  { run: 'git log -p --grep "Filter homes and offices by their elevators"', says: /by their elevators/ },
  { run: 'npm run types', page: TICKET },
  {
    run: 'npm run types',
    page: TICKET,
    without: [FILTERS, LISTING_WORDS],
    ends: [1, 2],
    says: /(?=[^]*landmark filters by 'landmark', which contract\/search\/filters\.ts does not have)[^]*"Landmark \{name\}"/,
  },
  {
    run: 'npm run contract',
    page: TICKET,
    leaves: ['openapi', 'asyncapi'].map((name) => `public/contract/${name}.json`),
  },
  {
    run: 'npx vitest run src/domain/search tests/contract/documents.test.ts',
    page: TICKET,
    ends: [1],
    says: /run npm run contract: contract\/openapi\.json is behind[^]*Test Files .*1 failed/,
  },
  { run: 'npm run check', page: TICKET, long: true },
  // Without an agent its input is over at once.
  { run: 'npm run mock:mcp' },
  {
    run: 'node mocks/serve/skeleton.mjs',
    env: { PORT: '8000' },
    serves: /8000/,
    beside: [{ run: 'npm run conform -- --base http://localhost:8000 --only settings' }],
  },
  { run: 'npm run conform:broken' },
  {
    run: 'npm run conform:broken -- "prices are objects"',
    serves: /answers at/,
    beside: [{ run: 'npm run conform -- --base http://localhost:3002 --only settings', ends: [0, 1] }],
  },
  { run: 'npm run build -- --base /homes/' },
  { run: 'npm run build -- --for netlify' },
  { run: 'npm run preview', serves: /4173/ },
  { run: 'npm run journeys -- hosting -g "a deep link answers 200"' },
  { run: 'npm run hosts -- --host vercel --build mocked' },
  { run: 'node tests/bench/opening.mjs --dist dist default' },
  { run: 'node tests/bench/opening.mjs --dist no-such-folder', ends: [1], says: /There is no build in no-such-folder/ },
  { run: 'node tests/bench/search.mjs 10000' },
  { run: 'npm run build-storybook' },
  { run: 'npm run looks -- --built --only ui-button' },
  { run: 'npm run storybook -- --ci', serves: /:6006\// },
  // The example of 'Upgrade a dependency'. Then the packages of the lock again.
  { run: 'npm i lucide-react@1.77.0', leaves: ['package.json', 'package-lock.json'] },
  { run: 'npm ci' },
  // What the registry knows is not the repository's.
  { run: 'npm run audit', ends: [0, 1] },
  { run: 'npm run bench -- --runs 1', leaves: FIGURES, long: true },
  { run: 'npm run lighthouse -- --runs 1', leaves: FIGURES, long: true },
]
