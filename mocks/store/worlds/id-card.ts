import type { Row } from '../database'
import { flawOf } from './reviews-queue'

type Side = 'front' | 'back' | 'selfie'

const TITLES: Record<string, [title: string, band: string, paper: string]> = {
  passport: ['PASSPORT', '#6d2b38', '#f3e9e2'],
  drivers_license: ["DRIVER'S LICENSE", '#2c5f7c', '#e8f1f2'],
  national_id: ['NATIONAL ID', '#34558b', '#edf1f7'],
  sss_id: ['SOCIAL SECURITY', '#1f6a5b', '#e8f3ec'],
  gsis_id: ['GOVERNMENT SERVICE', '#7a5a1e', '#f5f0e1'],
  umid: ['MULTI-PURPOSE ID', '#4a4d8f', '#eeeef7'],
  voter_id: ["VOTER'S ID", '#8a3a2f', '#f6ece8'],
}
const SKINS = ['#d9a679', '#c58f63', '#e4b78f', '#b57f55']
const SHIRTS = ['#5f8fa8', '#8a6f9b', '#6b8f6a', '#a8725f', '#4f5f7d']

/** An invented identity document as SVG, marked as no real one. A submission always gets the same drawing. */
export function drawIdPicture(submission: Row<'id_submission'>, user: Row<'user'> | undefined, side: Side): string {
  const seed = seedOf(submission.id)
  const flaw = flawOf(submission.id)
  const name = flaw === 'other-name' ? ['Renato', 'Espinosa'] : [user?.first_name ?? '', user?.last_name ?? '']
  const drawn =
    side === 'front'
      ? front(submission, seed, name as [string, string], flaw === 'expired')
      : side === 'back'
        ? back(submission, seed, user?.location ?? 'Iloilo')
        : selfie(seed)
  const turn = ((seed % 7) - 3) * 0.7
  const shift = flaw === 'cut-off' && side === 'front' ? 'translate(310 60)' : ''
  const blur = flaw === 'blurred' && side === 'front' ? 'filter="url(#blur)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"
font-family="Arial, 'Liberation Sans', sans-serif">
<defs><linearGradient id="table" x2="1" y2="1"><stop stop-color="${seed % 2 ? '#8d7660' : '#5d6570'}"/>
<stop offset="1" stop-color="${seed % 2 ? '#6e5a48' : '#474e58'}"/></linearGradient>
<linearGradient id="sheen" x2="1" y2="1"><stop offset=".35" stop-color="#fff" stop-opacity="0"/>
<stop offset=".5" stop-color="#fff" stop-opacity=".22"/>
<stop offset=".65" stop-color="#fff" stop-opacity="0"/></linearGradient><filter id="blur">
<feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="1200" height="800" fill="url(#table)"/>
<g ${blur}><g transform="rotate(${turn} 600 400) ${shift}">${drawn}</g></g></svg>`
}

function front(submission: Row<'id_submission'>, seed: number, [first, last]: [string, string], expired: boolean) {
  const [title, band, paper] = TITLES[submission.id_type] ?? TITLES['national_id']!
  const fields: [string, string][] = [
    ['Surname', last],
    ['Given names', first],
    ['Date of birth', `${1 + (seed % 27)} ${MONTHS[seed % 12]} ${1964 + (seed % 37)}`],
    ['Number', numberOf(seed)],
    ['Valid until', expired ? '31 March 2024' : `${1 + (seed % 28)} ${MONTHS[(seed + 5) % 12]} ${2028 + (seed % 5)}`],
  ]
  return `${card(paper)}
<path d="M100 118a30 30 0 0 1 30-30h940a30 30 0 0 1 30 30v72H100Z" fill="${band}"/>
<text x="140" y="152" font-size="42" font-weight="700" fill="#fff" letter-spacing="2">${title}</text>
<text x="1060" y="150" font-size="22" fill="#fff" text-anchor="end" letter-spacing="3">SPECIMEN</text>
${guilloche(band, seed)}
<g transform="translate(140 236)"><rect width="270" height="340" fill="#dfe6ea"/>
<svg width="270" height="340" viewBox="0 0 96 121">${bust(seed)}</svg></g>
${fields.map(([label, value], line) => field(450, 262 + line * 82, label, value)).join('')}
<path d="M150 660c40-50 60 20 90-18s40-30 52 4 60-30 96-14" fill="none" stroke="#26324f" stroke-width="4"/>
${corner(band, 'DEMO · NOT A REAL DOCUMENT')}
<rect x="100" y="88" width="1000" height="624" rx="30" fill="url(#sheen)"/>`
}

function back(submission: Row<'id_submission'>, seed: number, place: string) {
  const [, band, paper] = TITLES[submission.id_type] ?? TITLES['national_id']!
  const bars = Array.from({ length: 64 }, (_, bar) => {
    const width = 3 + ((seed * (bar + 3)) % 7)
    return `<rect x="${150 + bar * 14}" y="560" width="${width}" height="90" fill="#1c2130"/>`
  })
  return `${card(paper)}
<rect x="100" y="140" width="1000" height="96" fill="#2a2e38"/>
${field(150, 300, 'Address', place)}
${field(150, 390, 'Issued at', 'Iloilo City')}
${field(640, 390, 'In case of loss', 'Hand in at any office')}
<text x="150" y="505" font-size="22" fill="#4a5162">This card was drawn for a demonstration and proves nothing.</text>
${bars.join('')}
${corner(band, `SPECIMEN ${numberOf(seed)}`)}`
}

function selfie(seed: number) {
  return `<rect x="60" y="20" width="1080" height="760" fill="#c9d4d0"/>
<svg x="330" y="60" width="560" height="720" viewBox="0 0 96 121">${bust(seed)}</svg>
<g transform="translate(700 520) rotate(-8)"><rect width="300" height="190" rx="12" fill="#edf1f7" stroke="#9aa4b5"/>
<rect width="300" height="44" rx="12" fill="#34558b"/>
<svg x="18" y="58" width="90" height="114" viewBox="0 0 96 121">${bust(seed)}</svg>
<path d="M130 80h140M130 110h120M130 140h130" stroke="#5a6477" stroke-width="8"/></g>`
}

function corner(band: string, words: string) {
  return `<text x="1060" y="690" font-size="20" fill="${band}" text-anchor="end" letter-spacing="4">${words}</text>`
}

function card(paper: string) {
  return `<rect x="112" y="104" width="1000" height="624" rx="30" fill="#000" opacity=".28"/>
<rect x="100" y="88" width="1000" height="624" rx="30" fill="${paper}"/>`
}

function field(x: number, y: number, label: string, value: string) {
  // A long value is squeezed, not cut.
  const fitted = value.length > 24 ? ' textLength="600" lengthAdjust="spacingAndGlyphs"' : ''
  return `<text x="${x}" y="${y}" font-size="21" fill="#5b6273">${label}</text>
<text x="${x}" y="${y + 38}" font-size="36" font-weight="700" fill="#1f2533"${fitted}>${xml(value)}</text>`
}

/** The wavy lines in the background of such cards. */
function guilloche(color: string, seed: number) {
  const waves = Array.from({ length: 12 }, (_, wave) => {
    const y = 230 + wave * 38
    return `<path d="M100 ${y}q125 ${20 + ((seed + wave) % 5) * 12} 250 0t250 0 250 0 250 0"/>`
  })
  return `<g fill="none" stroke="${color}" stroke-width="1.5" opacity=".16">${waves.join('')}</g>`
}

function bust(seed: number) {
  const skin = SKINS[seed % SKINS.length]
  const shirt = SHIRTS[seed % SHIRTS.length]
  const long = seed % 2 === 0 ? '<path d="M29 40c-4 22-2 34 4 40h32c6-6 8-18 4-40Z" fill="#2a201c"/>' : ''
  return `${long}<path d="M8 121c0-24 14-35 28-39h24c14 4 28 15 28 39Z" fill="${shirt}"/>
<path d="M40 70h16v13c0 7-16 7-16 0Z" fill="${skin}" opacity=".82"/>
<path d="M31 50c0-14 7-21 17-21s17 7 17 21c0 15-7 24-17 24s-17-9-17-24Z" fill="${skin}"/>
<path d="M29 51c-2-20 7-29 19-29s21 9 19 29c-2-8-5-13-9-15-8 2-15 0-19-4-3 6-8 9-10 19Z" fill="#2a201c"/>
<g fill="#2b211d"><circle cx="41" cy="52" r="1.5"/><circle cx="55" cy="52" r="1.5"/></g>
<path d="M43 64c3 2 7 2 10 0" fill="none" stroke="#775b42" stroke-width="1.6"/>`
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function numberOf(seed: number): string {
  const digits = String((seed * 7_919 + 104_729) % 100_000_000).padStart(8, '0')
  return `DEMO-${digits.slice(0, 4)}-${digits.slice(4)}`
}

function seedOf(id: string): number {
  return Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 17)
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
