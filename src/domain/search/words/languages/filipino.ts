import { meaning, petsWith } from './english'
import { listed, type Words } from '../words'

export const FILIPINO: Words = {
  says: [
    [
      'mode=sale',
      ...listed(`
        ibinebenta, binebenta, benta, pagbebenta, bibilhin, bilhin, ipinagbibili, bumili, bibili, ibebenta,
        benta na, ibinibenta, binibenta, mabibili, pang benta
      `),
    ],
    [
      'mode=rent',
      ...listed(`
        paupahan, upa, pinauupahan, uupahan, umupa, rentahan, renta, inuupahan, pinapaupahan, upahan, mauupahan,
        pang upa, pa rent, nirerentahan, nagpapaupa, rerentahan, marentahan, paupa, uupa, makaupa, pinaparentahan,
        buwanang upa
      `),
    ],
    [meaning('house'), 'bahay', 'bahay at lupa', 'bahay at lote', 'mga bahay', 'lupa at bahay', 'lote at bahay'],
    [meaning('apartment'), 'apartment', 'apartamento'],
    [meaning('warehouse'), 'bodega'],
    [meaning('factory'), 'pabrika'],
    [meaning('office'), 'opisina'],
    [meaning('retail store'), 'tindahan', 'pwesto'],
    [meaning('dorm'), 'dormitoryo', 'boarding house'],
    ['word=room|Apartment|Student Housing', 'kwarto', 'kuwarto', 'silid'],
    ['beds=1', 'silid tulugan'],
    ['parking=1', 'paradahan', 'parkingan', 'pwesto ng sasakyan'],
    ['text=beach', 'tabing dagat', 'tabi ng dagat', 'dalampasigan'],
    ['text=student', 'estudyante', 'mag aaral'],
    ['text=store', 'tindahan'],
    ['text=own bath', 'sariling banyo', 'sariling cr'],
    ['text=two-storey', 'dalawang palapag', '2 palapag'],
    [meaning('commercial building'), 'gusali', 'komersyal na gusali'],
    ['sort=price-asc', 'pinakamura', 'pinaka mura'],
    [meaning('land'), 'lupa', 'lote', 'lupain'],
    [meaning('agricultural land'), 'lupang sakahan', 'bukid', 'palayan', 'sakahan', 'bukirin'],
    [meaning('residential land'), 'lupang residensyal', 'loteng residensyal'],
    [meaning('commercial land'), 'lupang komersyal', 'loteng komersyal', 'komersyal na lupa', 'komersyal na lote'],
    [meaning('commercial land'), 'lupang pang komersyal', 'loteng pang komersyal', 'lupa na pang komersyal'],
    ['features=Pool', 'palanguyan', 'languyan'],
    ['features=Garden', 'hardin', 'bakuran'],
    ['features=Balcony', 'balkonahe'],
    ['features=Garage', 'garahe'],
    ['furnishing=furnished', 'may gamit', 'may kagamitan', 'kumpleto sa gamit', 'may kasangkapan', 'may muwebles'],
    ['furnishing=unfurnished', 'walang gamit', 'walang kasangkapan', 'walang kagamitan', 'walang muwebles'],
    [
      'pets=true',
      ...petsWith(['alaga', 'alagang hayop', 'hayop', 'pets', 'pet', 'aso', 'alagang aso', 'pusa', 'aso at pusa']),
    ],
    [
      'category=commercial',
      'komersyal',
      'pang komersyal',
      'para sa negosyo',
      'pang negosyo',
      'pangnegosyo',
      'pwestuhan',
    ],
    ['stage=foreclosed', 'naremata', 'remata'],
    ['title=own', 'may titulo', 'titulado'],
    ['liens=none_stated', 'malinis na titulo', 'malinis ang titulo', 'malinis ang papeles', 'malinis na papeles'],
    ['flood=none', 'hindi binabaha', 'di binabaha', 'walang baha', 'hindi bahain', 'di bahain'],
    ['flood=none', 'ligtas sa baha', 'safe sa baha', 'hindi inaabot ng baha', 'di inaabot ng baha'],
    ['sort=price-asc', 'mura', 'pinakamura'],
    ['sort=price-desc', 'pinakamahal'],
    ['sort=size-desc', 'pinakamalaki'],
  ],
  about: ['mga', 'mga nasa', 'humigit kumulang'],
  under: listed(`
    hanggang, hindi lalagpas sa, hindi lalampas sa, di lalagpas sa, mas mababa sa, mas mura sa, mas maliit sa,
    hindi hihigit sa, di hihigit sa, hindi lalagpas ng, wala pang, hindi lalampas ng, hindi tataas sa, di tataas sa,
    di lalampas sa, mababa sa, kulang sa, pababa sa, hindi aabot sa, pinakamataas
  `),
  over: listed(`
    mula, mula sa, higit sa, mahigit, lampas sa, hindi bababa sa, di bababa sa, pinakamababa, simula, lagpas sa,
    mas mahal sa, mas mataas sa, mas malaki sa, simula sa, nagsisimula sa, lalagpas, lalampas, hihigit, tataas,
    lumagpas, lumampas, sosobra, sobra, higit
  `),
  to: ['hanggang', 'at'],
  beds: ['kwarto', 'kuwarto', 'silid', 'silid tulugan'],
  baths: ['banyo', 'kubeta', 'paliguan', 'palikuran'],
  thousand: ['libo'],
  million: ['milyon'],
  month: listed(
    'kada buwan, bawat buwan, buwanan, isang buwan, sa isang buwan, buwan buwan, sa buwan, ang buwan, /buwan',
  ),
  or: ['o'],
  not: listed(`
    hindi, wala, huwag, wag, hwag, ayaw, ayoko, maliban sa, bukod sa, pwera, bawal, di, malayo, malayo sa, labas ng,
    imbes na, sa halip na, kaysa, taga, nakatira, nakatira sa, kahit saan wag lang, pwera lang, maliban lang sa,
    nagtatrabaho, nag aaral
  `),
  near: ['malapit sa', 'malapit sa may', 'katabi ng', 'malapit', 'tabi ng', 'harap ng', 'tapat ng', 'likod ng'],
  from: ['mula sa', 'sa', 'ng', 'layo sa', 'ang layo sa'],
  numbers: ['isa', 'dalawa', 'tatlo', 'apat na', 'lima', 'anim na', 'pito', 'walo', 'siyam na', 'sampu'],
  filler: listed(`
    na, may, sa, ng, ang, mga, at, para, para sa, yung, naghahanap, hanap, ako, gusto, ko, po, nasa, presyo, halaga,
    piso, lang, lamang, mayroon, meron, loob ng, ay, kailangan, saan, ba, mag, sana, kami, kayo, niyo, dito, yun,
    ung, pa, din, rin, pwede, bakante, malaki, pero, namin, natin, akin, lugar, maganda, basta, kahit saan, malalaki
  `),
}
