import { readFileSync } from 'node:fs'

/** The page as a build leaves it: with an entry of the bundler's, and scripts where their places are. */
export const SHELL = readFileSync('index.html', 'utf8')
  .replace('<!--take-over-->', '<script>takeOver()</script>')
  .replace('<script type="module" src="/src/main.tsx"></script>', '')
  .replace(
    '<!--page-->',
    '<!--page-->\n    <script type="module" crossorigin src="/assets/index-a1.js"></script>\n    <link rel="modulepreload" crossorigin href="/assets/framework-b2.js">',
  )
