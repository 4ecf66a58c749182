export type DateFormat = Pick<Intl.DateTimeFormat, 'format'>

const dates = new Map<string, DateFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

const ENGLISH = {
  month: 'January February March April May June July August September October November December'.split(' '),
  weekday: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

/** Names that browsers lack. Their short forms are their first three letters, as in English. */
const NAMES: Readonly<Record<string, typeof ENGLISH>> = {
  'hil-PH': {
    month: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Septiembre Oktubre Nobiembre Disiembre'.split(' '),
    weekday: 'Domingo Lunes Martes Miyerkoles Huwebes Biyernes Sabado'.split(' '),
  },
  'ceb-PH': {
    month: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Septiyembre Oktubre Nobiyembre Disyembre'.split(' '),
    weekday: 'Domingo Lunes Martes Miyerkules Huwebes Biyernes Sabado'.split(' '),
  },
}

/** Making a formatter takes a hundred times as long as using it, so each is made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return once(dates, locale, options, () => {
    const names = NAMES[locale]
    const format = new Intl.DateTimeFormat(browserLocale(locale), options)
    return names ? { format: (date) => renamed(format.formatToParts(date), names, options) } : format
  })
}

function renamed(parts: Intl.DateTimeFormatPart[], names: typeof ENGLISH, options: Intl.DateTimeFormatOptions): string {
  return parts
    .map(({ type, value }) => {
      if (type !== 'month' && type !== 'weekday') return value
      const name = names[type][ENGLISH[type].findIndex((english) => english.startsWith(value))]
      return name?.slice(0, options[type] === 'short' ? 3 : undefined) ?? value
    })
    .join('')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** Browsers lack Hiligaynon and Cebuano, and would take the language of the device for them. */
function browserLocale(locale: string): string {
  return locale in NAMES ? 'en-PH' : locale
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return once(numbers, locale, options, () => new Intl.NumberFormat(browserLocale(locale), options))
}

function once<Format>(made: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? make()
  made.set(key, format)
  return format
}
