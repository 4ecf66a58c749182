import type { Room } from '../room.ts'

/** What is asked: medians by district and kind. */
export const market = {
  '{city}: {price} per sqm, {n} listing': [
    '{city}: {price} kada sqm, {n} listing',
    '{city}: {price} kada sqm, {n} ka listing',
    '{city}: {price} matag sqm, {n} ka listing',
  ],
  '{city}: {price} per sqm, {n} listings': [
    '{city}: {price} kada sqm, {n} listing',
    '{city}: {price} kada sqm, {n} ka listing',
    '{city}: {price} matag sqm, {n} ka listing',
  ],
  '{district} on the map': ['{district} sa mapa', '{district} sa mapa', '{district} sa mapa'],
  '{n} listing, too few for figures': [
    '{n} listing, kulang para sa mga bilang',
    '{n} ka listing, kulang para sa mga numero',
    '{n} ka listing, kulang alang sa mga numero',
  ],
  '{n} listings, too few for figures': [
    '{n} listing, kulang para sa mga bilang',
    '{n} ka listing, kulang para sa mga numero',
    '{n} ka listing, kulang alang sa mga numero',
  ],
  '{type} listings in {place}': [
    'listing na {type} sa {place}',
    'listing nga {type} sa {place}',
    'listing nga {type} sa {place}',
  ],
  'Asking prices': ['Mga hinihinging presyo', 'Mga ginapangayo nga presyo', 'Mga gipangayo nga presyo'],
  'Asking prices in {place}': [
    'Mga hinihinging presyo sa {place}',
    'Mga ginapangayo nga presyo sa {place}',
    'Mga gipangayo nga presyo sa {place}',
  ],
  'District Not Found': ['Hindi Nakita ang Distrito', 'Wala Makita ang Distrito', 'Wala Makita ang Distrito'],
  'Half of them have been listed for {n} day or more.': [
    'Kalahati sa mga ito ang nakalista na nang {n} araw o higit pa.',
    'Katunga sini ang nakalista na sing {n} ka adlaw ukon sobra pa.',
    'Katunga niini ang gilista na og {n} ka adlaw o sobra pa.',
  ],
  'Half of them have been listed for {n} days or more.': [
    'Kalahati sa mga ito ang nakalista na nang {n} araw o higit pa.',
    'Katunga sini ang nakalista na sing {n} ka adlaw ukon sobra pa.',
    'Katunga niini ang gilista na og {n} ka adlaw o sobra pa.',
  ],
  'Listed for': ['Tagal na nakalista', 'Kadugayon nga nakalista', 'Gidugayon nga gilista'],
  'Medians of what is on offer now. Fewer than five listings have no figures.': [
    'Mga median ng iniaalok ngayon. Walang bilang ang mas mababa sa limang listing.',
    'Mga median sang ginatanyag subong. Wala sing numero ang mas manubo sa lima ka listing.',
    'Mga median sa gitanyag karon. Walay numero ang ubos sa lima ka listing.',
  ],
  'No Figures Yet': ['Wala Pang Bilang', 'Wala Pa sing Numero', 'Wala Pay Numero'],
  'No listing in {district} is on offer with a price and an area.': [
    'Walang iniaalok na listing sa {district} na may presyo at sukat.',
    'Wala sing ginatanyag nga listing sa {district} nga may presyo kag kadakuon.',
    'Walay gitanyag nga listing sa {district} nga may presyo ug gidak-on.',
  ],
  'Other districts': ['Iba pang distrito', 'Iban pa nga distrito', 'Uban pang distrito'],
  'Per sqm': ['Kada sqm', 'Kada sqm', 'Matag sqm'],
  'Per sqm of the lot': ['Kada sqm ng lote', 'Kada sqm sang lote', 'Matag sqm sa luna'],
  'similar listings in {place}': [
    'katulad na listing sa {place}',
    'kapareho nga listing sa {place}',
    'samang listing sa {place}',
  ],
  'The figures could not be loaded': [
    'Hindi ma-load ang mga bilang',
    'Indi ma-load ang mga numero',
    'Dili ma-load ang mga numero',
  ],
  'The price per sqm is {percent}% above the median of {n} {listings}.': [
    'Mas mataas ng {percent}% ang presyo kada sqm kaysa median ng {n} {listings}.',
    'Mas mataas sing {percent}% ang presyo kada sqm sang sa median sang {n} ka {listings}.',
    'Mas taas og {percent}% ang presyo matag sqm kaysa median sa {n} ka {listings}.',
  ],
  'The price per sqm is {percent}% below the median of {n} {listings}.': [
    'Mas mababa ng {percent}% ang presyo kada sqm kaysa median ng {n} {listings}.',
    'Mas manubo sing {percent}% ang presyo kada sqm sang sa median sang {n} ka {listings}.',
    'Mas ubos og {percent}% ang presyo matag sqm kaysa median sa {n} ka {listings}.',
  ],
  'The price per sqm is {percent}% of the median of {n} {listings}. There may be a good reason. Ask for it, see the place and its papers, and pay nothing before that.':
    [
      'Ang presyo kada sqm ay {percent}% ng median ng {n} {listings}. Maaaring may magandang dahilan. Itanong ito, tingnan ang lugar at ang mga papeles, at huwag magbayad bago iyon.',
      'Ang presyo kada sqm {percent}% sang median sang {n} ka {listings}. Mahimo nga may maayo nga rason. Ipamangkot ini, tan-awa ang lugar kag ang mga papeles, kag indi magbayad antes sina.',
      'Ang presyo matag sqm {percent}% sa median sa {n} ka {listings}. Tingali adunay maayong rason. Ipangutana kini, tan-awa ang lugar ug ang mga papeles, ug ayaw pagbayad sa wala pa kana.',
    ],
  'The price per sqm is the median of {n} {listings}.': [
    'Ang presyo kada sqm ang median ng {n} {listings}.',
    'Ang presyo kada sqm amo ang median sang {n} ka {listings}.',
    'Ang presyo matag sqm mao ang median sa {n} ka {listings}.',
  ],
  'There is no district or town of this name here.': [
    'Walang distrito o bayan na may ganitong pangalan dito.',
    'Wala sing distrito ukon banwa nga may amo sini nga ngalan diri.',
    'Walay distrito o lungsod nga may ingon niining ngalan dinhi.',
  ],
  'For a lot of {area} sqm that is about {price} a month.': [
    'Sa loteng {area} sqm, mga {price} iyon kada buwan.',
    'Sa lote nga {area} sqm, mga {price} ina kada bulan.',
    'Sa luna nga {area} sqm, mga {price} kana matag bulan.',
  ],
  'For a lot of {area} sqm that is about {price}.': [
    'Sa loteng {area} sqm, mga {price} iyon.',
    'Sa lote nga {area} sqm, mga {price} ina.',
    'Sa luna nga {area} sqm, mga {price} kana.',
  ],
} as const satisfies Room
