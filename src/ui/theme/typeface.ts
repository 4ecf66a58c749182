import url from './fonts/pjs.woff2?url'

/** The product's typeface, for what draws letters outside the page's style sheets; `base.css` declares the same for the page. */
export const TYPEFACE = { family: 'Plus Jakarta Sans', url, weight: '200 800' }
