import { meaning, petsWith } from './english'
import { listed, type Words } from '../words'

export const CEBUANO: Words = {
  says: [
    ['mode=sale', 'ibaligya', 'gibaligya', 'baligya', 'paliton', 'palit', 'makapalit', 'mopalit'],
    ['mode=rent', 'paabangan', 'paabangon', 'abangan', 'gipaabangan', 'abang'],
    [meaning('house'), 'balay', 'balay ug yuta', 'balay ug lote', 'yuta ug balay', 'lote ug balay'],
    [meaning('land'), 'yuta', 'lote'],
    [meaning('agricultural land'), 'umahan', 'basakan'],
    [meaning('warehouse'), 'bodega'],
    [meaning('office'), 'opisina'],
    [meaning('dorm'), 'dormitoryo'],
    ['beds=1', 'lawak'],
    ['features=Pool', 'languyanan'],
    ['features=Garden', 'tanaman', 'hardin'],
    ['features=Garage', 'garahe'],
    ['title=own', 'may titulo'],
    ['liens=none_stated', 'limpyo ang titulo', 'limpyo nga titulo'],
    ['pets=true', ...petsWith(['iro', 'iring', 'hayop'])],
    ['flood=none', 'dili bahaon', 'dili bahaan', 'walay baha'],
    ['furnishing=furnished', 'naay gamit'],
    ['furnishing=unfurnished', 'walay gamit'],
  ],
  under: ['ubos sa', 'ubos', 'moubos sa', 'hangtod', 'kutob sa'],
  over: ['gikan', 'gikan sa', 'sobra sa', 'labaw sa', 'molapas sa', 'molapas', 'mosobra sa', 'mosobra'],
  to: ['hangtod', 'ug'],
  beds: ['kwarto', 'lawak', 'ka kwarto', 'ka lawak'],
  baths: ['banyo', 'kasilyas', 'ka banyo'],
  thousand: ['ka libo', 'libo'],
  million: ['ka milyon', 'milyon'],
  month: ['kada bulan', 'binulan', 'matag bulan'],
  or: ['o', 'kon'],
  not: ['dili', 'wala', 'walay', 'ayaw', 'gawas sa', 'layo sa', 'taga', 'nagpuyo sa'],
  near: ['duol sa', 'tapad sa', 'atubang sa', 'luyo sa', 'kilid sa'],
  from: ['gikan sa', 'sa'],
  numbers: ['usa ka', 'duha ka', 'tulo ka', 'upat ka', 'lima ka'],
  filler: listed(`
    og, nga, sa, ang, mga, ug, naay, para, ko, kog, ni, asa, naa, naa bay, unta, mi, nako, nangita, nagpangita,
    gusto, lang, adunay, akong, pero, apan, namo, nato, lugar, nindot, dako
  `),
}
