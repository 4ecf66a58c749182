import url from './fonts/pjs.woff2?url'

/** The typeface for canvas text; `base.css` declares the same one for the page. */
export const TYPEFACE = { family: 'Plus Jakarta Sans', url, weight: '200 800' }
