import type { Room } from '../room.ts'

/** What pages rendered at build time say beside their screens: to search engines, and where the code is missing. */
export const pages = {
  '{title}, {type} in {city}.': [
    '{title}, {type} sa {city}.',
    '{title}, {type} sa {city}.',
    '{title}, {type} sa {city}.',
  ],
  'Answers to common questions, and how to reach Proventous.': [
    'Mga sagot sa karaniwang tanong, at kung paano makontak ang Proventous.',
    'Mga sabat sa masunson nga pamangkot, kag kon paano makontak ang Proventous.',
    'Mga tubag sa kasagarang pangutana, ug kon unsaon pagkontak ang Proventous.',
  ],
  'Browse houses, condos, offices and warehouses for rent around Iloilo City.': [
    'Maghanap ng mga bahay, condo, opisina at bodega na paupahan sa paligid ng Iloilo City.',
    'Mangita sang mga balay, condo, opisina kag bodega nga paarkilahan sa palibot sang Iloilo City.',
    'Pangita og mga balay, condo, opisina ug bodega nga paabangon palibot sa Iloilo City.',
  ],
  'Browse houses, condos, offices, warehouses and land for sale around Iloilo City.': [
    'Maghanap ng mga bahay, condo, opisina, bodega at lupa na ibinebenta sa paligid ng Iloilo City.',
    'Mangita sang mga balay, condo, opisina, bodega kag duta nga ginabaligya sa palibot sang Iloilo City.',
    'Pangita og mga balay, condo, opisina, bodega ug yuta nga baligya palibot sa Iloilo City.',
  ],
  'Compare up to four properties side by side.': [
    'Magkumpara ng hanggang apat na property nang magkatabi.',
    'Paanggida ang tubtob apat ka property nga magtupad.',
    'Tandia ang hangtod upat ka property nga magtapad.',
  ],
  'Every listing around Iloilo City on a map.': [
    'Lahat ng listing sa paligid ng Iloilo City sa isang mapa.',
    'Ang tanan nga listing sa palibot sang Iloilo City sa isa ka mapa.',
    'Ang tanang listing palibot sa Iloilo City sa usa ka mapa.',
  ],
  'Filters, the map, favorites and messages need it.': [
    'Kailangan ito ng mga filter, mapa, paborito at mensahe.',
    'Kinahanglan ini sang mga filter, mapa, paborito kag mensahe.',
    'Kinahanglan kini sa mga filter, mapa, paborito ug mensahe.',
  ],
  'Homes, offices and land for sale and for rent around Iloilo City.': [
    'Mga bahay, opisina at lupa na ibinebenta at paupahan sa paligid ng Iloilo City.',
    'Mga balay, opisina kag duta nga ginabaligya kag paarkilahan sa palibot sang Iloilo City.',
    'Mga balay, opisina ug yuta nga baligya ug paabangon palibot sa Iloilo City.',
  ],
  'Missing here:': ['Wala rito:', 'Wala diri:', 'Wala dinhi:'],
  'Proventous could not be loaded.': [
    'Hindi ma-load ang Proventous.',
    'Indi ma-load ang Proventous.',
    'Dili ma-load ang Proventous.',
  ],
  'Terms of service and privacy policy of Proventous.': [
    'Ang Terms of Service at Privacy Policy ng Proventous.',
    'Ang Terms of Service kag Privacy Policy sang Proventous.',
    'Ang Terms of Service ug Privacy Policy sa Proventous.',
  ],
  'The properties that you have saved.': [
    'Ang mga property na na-save mo.',
    'Ang mga property nga na-save mo.',
    'Ang mga property nga imong na-save.',
  ],
  'This browser is too old for Proventous.': [
    'Masyadong luma ang browser na ito para sa Proventous.',
    'Tuman na kadaan ini nga browser para sa Proventous.',
    'Daan na kaayo kini nga browser alang sa Proventous.',
  ],
  'Update it, or use another: Chrome or Edge 116, Firefox 124, Safari 17.4, or newer.': [
    'I-update ito, o gumamit ng iba: Chrome o Edge 116, Firefox 124, Safari 17.4, o mas bago.',
    'I-update ini, ukon maggamit sang iban: Chrome ukon Edge 116, Firefox 124, Safari 17.4, ukon mas bag-o.',
    'I-update kini, o paggamit og lain: Chrome o Edge 116, Firefox 124, Safari 17.4, o mas bag-o.',
  ],
  'Without JavaScript you can read the listings and follow their links.': [
    'Kahit walang JavaScript, mababasa mo ang mga listing at masusundan ang mga link nila.',
    'Bisan wala sing JavaScript, mabasa mo ang mga listing kag masundan ang ila mga link.',
    'Bisan walay JavaScript, mabasa nimo ang mga listing ug masundan ang ilang mga link.',
  ],
} as const satisfies Room
