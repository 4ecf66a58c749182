// The speed budgets, once: the bench prints them, and the check of the build enforces the ceilings.

/**
 * What the product aims at. Sizes in KB of gzip, times in milliseconds on a phone with slow 4G and a CPU slowed 4 times.
 * A time fails no check, because it depends on the machine.
 */
export const BUDGETS = {
  /** JavaScript that the results screen loads at once, without the mocks. */
  script: 110,
  lcp: 1_300,
  firstListing: 1_500,
  cls: 0.02,
  tbt: 100,
  heart: 200,
  filterChange: 100,
  typedLetter: 200,
  elements: 1_500,
  /** After the answer, CPU not slowed. */
  firstPins: 500,
  mapFrame: 17,
}

/**
 * A ratchet on each route's JavaScript (KB of gzip, without the mocks): at most 2 KB above its size when it was set. No route meets `BUDGETS.script` yet.
 * Lower a ceiling when its route has become smaller; do not raise one without a reason.
 */
export const SCRIPT_CEILINGS = {
  index: 207,
  'properties.index': 211,
  'property.$id': 240,
  'properties.$id': 240,
  map: 236,
  'u.$username': 246,
  'my-listings': 235,
  'list-property': 293,
  'edit-property.$id': 290,
  'super-admin.dashboard': 246,
  'super-admin.users.$id': 228,
  tours: 251,
  settings: 226,
  'settings.index': 226,
  'saved-searches': 223,
  compare: 223,
  favorites: 225,
  messages: 243,
}

/** The ceiling of every route that is not listed; the largest of them needs 220.4 KB. */
export const ANY_OTHER_CEILING = 221

/** The budget of the results screen's JavaScript beside its ceiling, as the tables show it. */
export const SCRIPT_BUDGET_TEXT = `${BUDGETS.script} KB (ceiling ${SCRIPT_CEILINGS['properties.index']} KB)`
