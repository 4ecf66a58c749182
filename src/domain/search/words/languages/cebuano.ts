import { ENGLISH } from './english'
import type { Words } from '../words'

const meaning = (phrase: string) => ENGLISH.says.find(([, first]) => first === phrase)![0]

export const CEBUANO: Words = {
  says: [
    ['mode=sale', 'ibaligya', 'gibaligya', 'baligya', 'paliton'],
    ['mode=rent', 'paabangan', 'abangan', 'gipaabangan', 'abang'],
    [meaning('house'), 'balay', 'balay ug yuta', 'balay ug lote'],
    [meaning('land'), 'yuta', 'lote'],
    [meaning('agricultural land'), 'umahan', 'basakan'],
    [meaning('warehouse'), 'bodega'],
    [meaning('office'), 'opisina'],
    [meaning('dorm'), 'dormitoryo'],
    ['beds=1', 'lawak'],
    ['features=Pool', 'languyanan'],
    ['features=Garden', 'tanaman', 'hardin'],
    ['features=Garage', 'garahe'],
    ['title=clean', 'limpyo ang titulo', 'limpyo nga titulo', 'may titulo'],
    ['flood=none', 'dili bahaon', 'dili bahaan', 'walay baha'],
    ['furnishing=furnished', 'naay gamit'],
  ],
  under: ['ubos sa', 'dili molapas sa', 'dili mosobra sa', 'hangtod', 'kutob sa'],
  over: ['gikan sa', 'sobra sa', 'labaw sa', 'dili moubos sa'],
  to: ['hangtod', 'ug'],
  beds: ['kwarto', 'lawak', 'ka kwarto', 'ka lawak'],
  baths: ['banyo', 'kasilyas', 'ka banyo'],
  thousand: ['ka libo', 'libo'],
  million: ['ka milyon', 'milyon'],
  month: ['kada bulan', 'binulan', 'matag bulan'],
  or: ['o', 'kon'],
  not: ['dili', 'wala', 'walay'],
  near: ['duol sa', 'tapad sa'],
  numbers: ['usa ka', 'duha ka', 'tulo ka', 'upat ka', 'lima ka'],
  filler: ['nga', 'sa', 'ang', 'mga', 'ug', 'naay', 'para', 'ko', 'nangita', 'gusto', 'lang', 'adunay', 'akong'],
}
