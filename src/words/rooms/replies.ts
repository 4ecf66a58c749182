import type { Room } from '../room.ts'

/** The simulated people of the mocks answer with these. */
export const replies = {
  'Yes, it is still available for sale.': [
    'Oo, ibinebenta pa ito.',
    'Huo, ginabaligya pa ini.',
    'Oo, gibaligya pa kini.',
  ],
  'Yes, it is still available for rent.': [
    'Oo, paupahan pa ito.',
    'Huo, paarkilahan pa ini.',
    'Oo, paabangon pa kini.',
  ],
  'It is reserved at the moment, but not signed yet.': [
    'Naka-reserve ito sa ngayon, pero hindi pa napipirmahan.',
    'Naka-reserve ini subong, pero wala pa mapirmahan.',
    'Naka-reserve kini karon, apan wala pa mapirmahi.',
  ],
  'It is sold, I am sorry.': [
    'Nabenta na ito, pasensiya na.',
    'Nabaligya na ini, pasensya na.',
    'Nahalin na kini, pasayloa ko.',
  ],
  'It is rented, I am sorry.': [
    'Naupahan na ito, pasensiya na.',
    'Naarkilahan na ini, pasensya na.',
    'Naabangan na kini, pasayloa ko.',
  ],
  "Please pick a day with 'Schedule Tour' on the listing, then I have it in my calendar.": [
    "Pumili ng araw sa 'Mag-iskedyul ng Tour' sa listing, para nasa kalendaryo ko ito.",
    "Pili sang adlaw sa 'Mag-iskedyul sang Tour' sa listing, agod ara ini sa akon kalendaryo.",
    "Pili og adlaw sa 'Pag-iskedyul og Tour' sa listing, aron anaa kini sa akong kalendaryo.",
  ],
  'The deposit is {amount}.': ['{amount} ang deposit.', '{amount} ang deposit.', '{amount} ang deposit.'],
  'The shortest lease is {n} months.': [
    '{n} buwan ang pinakamaikling kontrata ng upa.',
    '{n} ka bulan ang pinakamalip-ot nga kontrata sang arkila.',
    '{n} ka bulan ang pinakamubo nga kontrata sa abang.',
  ],
  'Included: {names}.': ['Kasama: {names}.', 'Kaupod: {names}.', 'Apil: {names}.'],
  'The association dues are {amount} a month.': [
    '{amount} kada buwan ang association dues.',
    '{amount} kada bulan ang association dues.',
    '{amount} matag bulan ang association dues.',
  ],
  'Pets are fine.': ['Puwede ang mga alagang hayop.', 'Puwede ang mga sapat nga ginasagod.', 'Puwede ang mga binuhi.'],
  'No pets, I am sorry.': [
    'Bawal ang alagang hayop, pasensiya na.',
    'Indi puwede ang sapat nga ginasagod, pasensya na.',
    'Dili puwede ang binuhi, pasayloa ko.',
  ],
  'There is no parking.': ['Walang paradahan.', 'Wala sing paradahan.', 'Walay paradahan.'],
  'There is parking for {n} car.': [
    'May paradahan para sa {n} kotse.',
    'May paradahan para sa {n} ka kotse.',
    'Adunay paradahan para sa {n} ka kotse.',
  ],
  'There is parking for {n} cars.': [
    'May paradahan para sa {n} kotse.',
    'May paradahan para sa {n} ka kotse.',
    'Adunay paradahan para sa {n} ka kotse.',
  ],
  'It has {names}.': ['May {names} ito.', 'May {names} ini.', 'Adunay {names} kini.'],
  'no separate bedroom': ['walang hiwalay na kuwarto', 'wala sing separado nga kwarto', 'walay bulag nga kwarto'],
  'It has this title: {name}.': [
    'Ito ang titulo nito: {name}.',
    'Amo ini ang titulo sini: {name}.',
    'Mao kini ang titulo niini: {name}.',
  ],
  'In the name of: {name}.': ['Nakapangalan sa: {name}.', 'Nakangalan sa: {name}.', 'Nakangalan sa: {name}.'],
  'Annotated on it: {name}.': [
    'Naka-annotate dito: {name}.',
    'Naka-annotate diri: {name}.',
    'Naka-annotate dinhi: {name}.',
  ],
  'The floor area is {area}.': ['{area} ang floor area.', '{area} ang floor area.', '{area} ang floor area.'],
  'The lot is {area}.': ['{area} ang lote.', '{area} ang lote.', '{area} ang luna.'],
  'It is at {address}.': ['Nasa {address} ito.', 'Ara ini sa {address}.', 'Anaa kini sa {address}.'],
  'It is at {address}, near {near}.': [
    'Nasa {address} ito, malapit sa {near}.',
    'Ara ini sa {address}, malapit sa {near}.',
    'Anaa kini sa {address}, duol sa {near}.',
  ],
  'It is {kind}.': ['{kind} ito.', '{kind} ini.', '{kind} kini.'],
  'It was built in {year}.': [
    'Itinayo ito noong {year}.',
    'Ginpatindog ini sang {year}.',
    'Gitukod kini niadtong {year}.',
  ],
  'The price is {price}.': ['{price} ang presyo.', '{price} ang presyo.', '{price} ang presyo.'],
  'I have not set a price.': [
    'Wala pa akong itinakdang presyo.',
    'Wala pa ako sing ginbutang nga presyo.',
    'Wala pa koy gibutang nga presyo.',
  ],
  'You can send me an offer from this chat.': [
    'Puwede mo akong padalhan ng alok mula sa chat na ito.',
    'Puwede mo ako padalhan sing tanyag halin sa sini nga chat.',
    'Mahimo nimo kong padad-an og tanyag gikan niining chat.',
  ],
  'I have nothing noted about that here. Please ask me at the viewing.': [
    'Wala akong tala tungkol diyan dito. Itanong mo na lang sa akin sa tour.',
    'Wala ako sing nota parte sina diri. Pamangkuta lang ako sa tour.',
    'Wala koy nota bahin ana dinhi. Pangutan-a lang ko sa tour.',
  ],
  'Thank you for your message about {title}. What would you like to know?': [
    'Salamat sa mensahe mo tungkol sa {title}. Ano ang gusto mong malaman?',
    'Salamat sa imo mensahe parte sa {title}. Ano ang gusto mo mahibaluan?',
    'Salamat sa imong mensahe bahin sa {title}. Unsa ang gusto nimong mahibaloan?',
  ],
  'Thank you, that helps. I will talk it over at home.': [
    'Salamat, malaking tulong iyan. Pag-uusapan muna namin sa bahay.',
    'Salamat, dako nga bulig ina. Istoryahan anay namon sa balay.',
    'Salamat, dako kana nga tabang. Hisgotan una namo sa balay.',
  ],
  'Good to know. I will write when I have decided.': [
    'Mabuting malaman iyan. Susulat ako kapag nakapagpasya na ako.',
    'Maayo nga nahibaluan ko. Masulat ako kon nakadesisyon na ako.',
    'Maayo nga nahibaloan nako. Mosulat ko kon nakadesisyon na ko.',
  ],
  'Thank you. I have no more questions for now.': [
    'Salamat. Wala na akong tanong sa ngayon.',
    'Salamat. Wala na ako sing pamangkot subong.',
    'Salamat. Wala na koy pangutana sa pagkakaron.',
  ],
  'Hello, thank you for writing. How can I help?': [
    'Hello, salamat sa pagsulat. Ano ang maitutulong ko?',
    'Hello, salamat sa pagsulat. Ano ang mabulig ko?',
    'Hello, salamat sa pagsulat. Unsa ang akong ikatabang?',
  ],
  'Thank you, I will get back to you about that.': [
    'Salamat, babalikan kita tungkol diyan.',
    'Salamat, balikan ko ikaw parte sina.',
    'Salamat, balikan tika bahin ana.',
  ],
  'Thank you, I am happy. I will prepare the papers.': [
    'Salamat, masaya ako. Ihahanda ko ang mga papeles.',
    'Salamat, nalipay ako. Ihanda ko ang mga papeles.',
    'Salamat, nalipay ko. Andamon nako ang mga papeles.',
  ],
  'I understand. Thank you for considering it.': [
    'Naiintindihan ko. Salamat sa pagsasaalang-alang.',
    'Nahangpan ko. Salamat sa pagkonsiderar.',
    'Nakasabot ko. Salamat sa pagkonsiderar.',
  ],
  'Thank you for offering {amount}. I will think about it; until then the offer stays open.': [
    'Salamat sa alok mong {amount}. Pag-iisipan ko ito; bukas ang alok hanggang doon.',
    'Salamat sa imo tanyag nga {amount}. Hunahunaon ko ini; bukas ang tanyag tubtob sina.',
    'Salamat sa imong tanyag nga {amount}. Hunahunaon nako kini; bukas ang tanyag hangtod ana.',
  ],
  'That is too far from {price} for me. You are welcome to send another offer.': [
    'Masyadong malayo iyan sa {price} para sa akin. Puwede kang magpadala ng ibang alok.',
    'Malayo gid ina sa {price} para sa akon. Puwede ka magpadala sing iban nga tanyag.',
    'Layo ra kaayo kana sa {price} para nako. Mahimo kang magpadala og laing tanyag.',
  ],
} as const satisfies Room
