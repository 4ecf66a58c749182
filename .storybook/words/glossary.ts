/** A term with its word in each language, and where the word was found: 'draft' where it was found nowhere. */
export type Term = {
  english: string
  words: readonly [filipino: string, hiligaynon: string, cebuano: string]
  source: string
}

const NEWS = 'Philippine law and news pages'
const LENDER = 'a lender’s services page in four languages'
const DICTIONARIES = 'the dictionaries of Kaufmann (Hiligaynon) and Wolff (Cebuano)'

export const GLOSSARY: readonly Term[] = [
  { english: 'house and lot', words: ['bahay at lupa', 'balay kag duta', 'balay ug yuta'], source: NEWS },
  { english: 'lot', words: ['lote', 'lote', 'luna'], source: DICTIONARIES },
  { english: 'for sale', words: ['ibinebenta', 'ginabaligya', 'baligya'], source: NEWS },
  { english: 'sell', words: ['ibenta', 'baligya', 'ibaligya'], source: DICTIONARIES },
  { english: 'buy', words: ['bilhin', 'bakal', 'paliton'], source: DICTIONARIES },
  { english: 'for rent', words: ['paupahan', 'paarkilahan', 'paabangon'], source: `${NEWS}; Hiligaynon: draft` },
  { english: 'title', words: ['titulo', 'titulo', 'titulo'], source: NEWS },
  { english: 'monthly', words: ['buwanan', 'kada bulan', 'matag bulan'], source: LENDER },
  { english: 'loan', words: ['pautang', 'hulam', 'utang'], source: LENDER },
  { english: 'interest', words: ['interes', 'interes', 'interes'], source: LENDER },
  { english: 'mortgaged', words: ['nakasanla', 'prenda', 'prenda'], source: DICTIONARIES },
  { english: 'offer', words: ['alok', 'tanyag', 'tanyag'], source: DICTIONARIES },
  { english: 'down payment', words: ['down payment', 'down payment', 'down payment'], source: LENDER },
  { english: 'reservation fee', words: ['reservation fee', 'reservation fee', 'reservation fee'], source: LENDER },
  { english: 'tour', words: ['tour', 'tour', 'tour'], source: 'the documents: agents also say viewing or tripping' },
]
