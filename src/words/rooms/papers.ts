import type { Room } from '../room.ts'

/** Titles and other papers, and what to be careful about. */
export const papers = {
  // Titles and cautions
  'Kind of title': ['Uri ng titulo', 'Klase sang titulo', 'Klase sa titulo'],
  'kind not stated': ['hindi nakasaad ang uri', 'wala ginsambit ang klase', 'wala gisulti ang klase'],
  'in the name of {holder}': ['nakapangalan sa: {holder}', 'nakapangalan sa: {holder}', 'nakapangalan sa: {holder}'],
  'name not stated': ['hindi nakasaad ang pangalan', 'wala ginsambit ang ngalan', 'wala gisulti ang ngalan'],
  'no liens stated': ['walang nakasaad na sangla', 'wala sang ginsambit nga prenda', 'walay gisulting prenda'],
  'liens not stated': ['hindi nakasaad ang sangla', 'wala ginsambit ang prenda', 'wala gisulti ang prenda'],
  'The lot has no title of its own yet.': [
    'Wala pang sariling titulo ang lote.',
    'Wala pa sing kaugalingon nga titulo ang lote.',
    'Wala pay kaugalingong titulo ang luna.',
  ],
  'A mother title covers several lots; it can be transferred to you only after the land is surveyed and subdivided.': [
    'Ilang lote ang saklaw ng mother title; maililipat lang ito sa iyo kapag nasukat at nahati na ang lupa.',
    'Pila ka lote ang sakop sang mother title; masaylo lang ini sa imo kon masukat kag mabahin na ang duta.',
    'Daghang luna ang sakop sa mother title; mabalhin lang kini kanimo kon masukod ug mabahin na ang yuta.',
  ],
  'A tax declaration is not a title.': [
    'Hindi titulo ang tax declaration.',
    'Indi titulo ang tax declaration.',
    'Dili titulo ang tax declaration.',
  ],
  'It shows who declared the land for taxes, not who owns it, and most lenders give no loan on it.': [
    'Ipinapakita nito kung sino ang nagdeklara ng lupa para sa buwis, hindi kung sino ang may-ari, at karamihan ng nagpapautang ay hindi nagpapautang dito.',
    'Nagapakita ini kon sin-o ang nagdeklara sang duta para sa buhis, indi kon sin-o ang tag-iya, kag kalabanan sang nagapahulam indi magpahulam sini.',
    'Nagpakita kini kon kinsa ang nagdeklara sa yuta alang sa buhis, dili kon kinsa ang tag-iya, ug kasagaran sa nagpautang dili mopautang niini.',
  ],
  'Land awarded in agrarian reform may not be sold for ten years.': [
    'Hindi puwedeng ibenta nang sampung taon ang lupang galing sa repormang agraryo.',
    'Indi puwede ibaligya sing napulo ka tuig ang duta nga halin sa repormang agraryo.',
    'Dili puwede ibaligya sulod sa napulo ka tuig ang yuta nga gikan sa repormang agraryo.',
  ],
  'Before that it may go only to heirs, the government or another beneficiary, and later sales need a clearance of the DAR.':
    [
      'Bago iyon, sa tagapagmana, gobyerno o ibang benepisyaryo lang ito puwedeng mapunta, at kailangan ng clearance ng DAR ang mga susunod na benta.',
      'Antes sina, sa manunubli, gobyerno ukon iban nga benepisyaryo lang ini puwede makadto, kag kinahanglan sang clearance sang DAR ang masunod nga baligya.',
      'Sa wala pa kana, sa manununod, gobyerno o laing benepisyaryo lang kini puwede moadto, ug kinahanglan og clearance sa DAR ang sunod nga baligya.',
    ],
  'Rights are sold here, not a title.': [
    'Karapatan ang ibinebenta rito, hindi titulo.',
    'Kinamatarung ang ginabaligya diri, indi titulo.',
    'Katungod ang gibaligya dinhi, dili titulo.',
  ],
  'You take over a contract or a claim, and own the home only once its terms are fulfilled and a title is issued.': [
    'Sasaluhin mo ang isang kontrata o claim, at magiging iyo lang ang bahay kapag natupad na ang mga kondisyon at may titulo na.',
    'Saluhon mo ang isa ka kontrata ukon claim, kag mangin imo lang ang balay kon natuman na ang mga kondisyon kag may titulo na.',
    'Saloon nimo ang usa ka kontrata o claim, ug maimo lang ang balay kon matuman na ang mga kondisyon ug may titulo na.',
  ],
  'A mortgage is stated on the title.': [
    'Nakasaad sa titulo na nakasangla ito.',
    'Ginsambit sa titulo nga naprenda ini.',
    'Gisulti sa titulo nga giprenda kini.',
  ],
  'It stays on the land until the lender is paid and a release is registered. Ask how much is left, and pay the lender rather than the seller for it.':
    [
      'Mananatili ito sa lupa hanggang mabayaran ang nagpautang at mairehistro ang release. Itanong kung magkano pa, at sa nagpautang ito bayaran, hindi sa nagbebenta.',
      'Magapabilin ini sa duta tubtob mabayaran ang nagpahulam kag marehistro ang release. Pamangkuta kon pila pa, kag sa nagpahulam ini bayaran, indi sa nagabaligya.',
      'Magpabilin kini sa yuta hangtod mabayran ang nagpautang ug marehistro ang release. Pangutan-a kon pila pa, ug sa nagpautang kini bayri, dili sa nagbaligya.',
    ],
  'An annotation is stated on the title.': [
    'May nakasaad na anotasyon sa titulo.',
    'May ginsambit nga anotasyon sa titulo.',
    'May gisulting anotasyon sa titulo.',
  ],
  'It binds whoever buys. Read it on a certified true copy: a lease, an easement, a court case, unpaid heirs.': [
    'May bisa ito sa sinumang bibili. Basahin ito sa certified true copy: upa, easement, kaso sa korte, mga tagapagmanang hindi pa nababayaran.',
    'May epekto ini sa bisan sin-o nga mabakal. Basaha ini sa certified true copy: arkila, easement, kaso sa korte, mga manunubli nga wala pa mabayaran.',
    'May epekto kini sa bisan kinsang mopalit. Basaha kini sa certified true copy: abang, easement, kaso sa korte, mga manununod nga wala pa mabayri.',
  ],
  'An adverse claim is stated on the title.': [
    'May nakasaad na adverse claim sa titulo.',
    'May ginsambit nga adverse claim sa titulo.',
    'May gisulting adverse claim sa titulo.',
  ],
  'Another person says that the land is theirs. Do not pay before the claim is cancelled.': [
    'May ibang taong nagsasabing kanila ang lupa. Huwag magbayad bago makansela ang claim.',
    'May iban nga tawo nga nagasiling nga ila ang duta. Indi magbayad antes makansela ang claim.',
    'Adunay laing tawo nga nag-ingon nga ila ang yuta. Ayaw pagbayad sa dili pa makansela ang claim.',
  ],
  'The title is not in the seller’s name.': [
    'Hindi nakapangalan sa nagbebenta ang titulo.',
    'Indi nakapangalan sa nagabaligya ang titulo.',
    'Dili nakapangalan sa nagbaligya ang titulo.',
  ],
  'Only the owner can sell, or a person with a notarized special power of attorney. After a death, all heirs settle the estate first.':
    [
      'May-ari lang ang makapagbebenta, o taong may notaryadong special power of attorney. Kapag may namatay, inaayos muna ng lahat ng tagapagmana ang ari-arian.',
      'Tag-iya lang ang makabaligya, ukon tawo nga may notaryado nga special power of attorney. Kon may napatay, ginahusay anay sang tanan nga manunubli ang propiedad.',
      'Tag-iya lang ang makabaligya, o tawo nga may notaryadong special power of attorney. Kon adunay namatay, husayon una sa tanang manununod ang kabtangan.',
    ],
  'No license to sell is stated.': [
    'Walang nakasaad na License to Sell.',
    'Wala sing ginsambit nga License to Sell.',
    'Walay gisulting License to Sell.',
  ],
  'A developer may neither sell nor take a reservation without one; ask for its number before you pay.': [
    'Hindi puwedeng magbenta o tumanggap ng reserbasyon ang developer kung wala nito; hingin ang numero nito bago magbayad.',
    'Indi puwede magbaligya ukon magbaton sing reserbasyon ang developer kon wala sini; pangayua ang numero sini antes magbayad.',
    'Dili puwede mobaligya o modawat og reserbasyon ang developer kon wala niini; pangayoa ang numero niini sa dili pa mobayad.',
  ],
  'The stated month of turnover has passed.': [
    'Lumipas na ang nakasaad na buwan ng turnover.',
    'Nagligad na ang ginsambit nga bulan sang turnover.',
    'Milabay na ang gisulting bulan sa turnover.',
  ],
  'Ask for the new date in writing; a delay can give you the right to your money back.': [
    'Hingin nang nakasulat ang bagong petsa; dahil sa pagkaantala, maaaring may karapatan kang mabawi ang pera mo.',
    'Pangayua nga nasulat ang bag-o nga petsa; tungod sa pagkaatraso, basi may kinamatarung ka nga mabawi ang imo kuwarta.',
    'Pangayoa nga sinulat ang bag-ong petsa; tungod sa paglangan, tingali may katungod ka nga mabawi ang imong kuwarta.',
  ],
  'Somebody lives there.': ['May nakatira roon.', 'May nagapuyo didto.', 'May nagpuyo didto.'],
  'The buyer usually has to get the occupants to leave, by agreement or in court, at their own cost, and may not see the inside before.':
    [
      'Karaniwang ang bumili ang magpapaalis sa mga nakatira, sa kasunduan o sa korte, sa sariling gastos, at maaaring hindi makita ang loob bago iyon.',
      'Masami ang nagbakal ang magapahalin sa mga nagapuyo, sa kasugtanan ukon sa korte, sa kaugalingon nga gasto, kag basi indi makita ang sulod antes sina.',
      'Kasagaran ang mopalit ang mopahawa sa mga nagpuyo, sa kasabotan o sa korte, sa kaugalingong gasto, ug tingali dili makita ang sulod sa wala pa kana.',
    ],
  'It is not stated whether somebody lives there.': [
    'Hindi nakasaad kung may nakatira roon.',
    'Wala ginsambit kon may nagapuyo didto.',
    'Wala gisulti kon may nagpuyo didto.',
  ],
  'Former owners often stay in a foreclosed home; ask, and look at it yourself.': [
    'Madalas na nananatili ang dating may-ari sa na-foreclose na bahay; magtanong, at ikaw mismo ang tumingin.',
    'Masami nga nagapabilin ang anay tag-iya sa na-foreclose nga balay; magpamangkot, kag ikaw mismo ang magtan-aw.',
    'Kasagaran magpabilin ang kanhi tag-iya sa na-foreclose nga balay; pangutana, ug ikaw mismo ang motan-aw.',
  ],
  'It is sold as it is, where it is.': [
    'Ibinebenta ito kung ano at nasaan ito ngayon.',
    'Ginabaligya ini kon ano kag diin ini subong.',
    'Gibaligya kini kon unsa ug asa kini karon.',
  ],
  'Repairs, unpaid dues and unpaid taxes can fall to the buyer.': [
    'Maaaring mapunta sa bibili ang pagkukumpuni, hindi nabayarang dues at hindi nabayarang buwis.',
    'Puwede mapunta sa mabakal ang pagkay-o, wala mabayaran nga dues kag wala mabayaran nga buhis.',
    'Mahimong mapunta sa mopalit ang pag-ayo, wala mabayring dues ug wala mabayring buhis.',
  ],
  'The stated time for offers is over.': [
    'Tapos na ang nakasaad na panahon ng mga alok.',
    'Tapos na ang ginsambit nga tion sang mga tanyag.',
    'Tapos na ang gisulting panahon sa mga tanyag.',
  ],
  'The property may be sold, or be offered again on other terms.': [
    'Maaaring nabenta na ang property, o iaalok muli sa ibang kondisyon.',
    'Basi nabaligya na ang property, ukon itanyag liwat sa iban nga kondisyon.',
    'Tingali nahalin na ang property, o itanyag pag-usab sa laing kondisyon.',
  ],
  'The loan stays with the seller until the lender agrees to you.': [
    'Nasa nagbebenta pa rin ang pautang hanggang pumayag ang nagpautang sa iyo.',
    'Yara gihapon sa nagabaligya ang hulam tubtob magsugot ang nagpahulam sa imo.',
    'Naa gihapon sa nagbaligya ang utang hangtod mosugot ang nagpautang kanimo.',
  ],
  'Without that consent the title and the debt remain in the seller’s name, even if you pay every month.': [
    'Kung walang pahintulot, nakapangalan pa rin sa nagbebenta ang titulo at ang utang, kahit magbayad ka buwan-buwan.',
    'Kon wala sing pahanugot, nakapangalan gihapon sa nagabaligya ang titulo kag ang utang, bisan magbayad ka kada bulan.',
    'Kon walay pagtugot, nakapangalan gihapon sa nagbaligya ang titulo ug ang utang, bisan mobayad ka matag bulan.',
  ],
  'Water above half a meter is stated for a flood that comes once in 5 or 25 years.': [
    'Nakasaad na higit sa kalahating metro ang tubig sa bahang dumarating minsan sa 5 o 25 taon.',
    'Ginsambit nga sobra sa tunga sa metro ang tubig sa baha nga nagaabot kaisa sa 5 ukon 25 ka tuig.',
    'Gisulti nga labaw sa tunga sa metro ang tubig sa baha nga moabot kausa sa 5 o 25 ka tuig.',
  ],
  'That is above the knee, often enough to meet it within the years of a loan.': [
    'Lampas-tuhod iyon, at sapat na madalas para maranasan sa mga taon ng pautang.',
    'Lapaw tuhod ina, kag masami nga maagyan sa sulod sang mga tuig sang hulam.',
    'Lapas sa tuhod kana, ug igo ka subsob nga masinatian sulod sa mga tuig sa utang.',
  ],
  'The stated broker’s license has run out.': [
    'Paso na ang nakasaad na lisensiya ng broker.',
    'Expired na ang ginsambit nga lisensya sang broker.',
    'Expired na ang gisulting lisensya sa broker.',
  ],
  'Only somebody with a valid license may act as a real estate broker; ask for the renewed one.': [
    'May balidong lisensiya lang ang puwedeng maging real estate broker; hingin ang na-renew na lisensiya.',
    'Ang may balido lang nga lisensya ang puwede mangin real estate broker; pangayua ang na-renew nga lisensya.',
    'Ang may balidong lisensya lang ang puwede mahimong real estate broker; pangayoa ang na-renew nga lisensya.',
  ],
  'Foreigners may own this unit.': [
    'Puwedeng magmay-ari ng unit na ito ang dayuhan.',
    'Puwede makapanag-iya sini nga unit ang dumuluong.',
    'Puwede makapanag-iya niining unit ang langyaw.',
  ],
  'Up to 40 percent of a condominium project may belong to foreigners; the seller states that there is room.': [
    'Hanggang 40 porsiyento ng proyektong condominium ang puwedeng pag-ari ng dayuhan; sabi ng nagbebenta, may puwang pa.',
    'Tubtob 40 porsyento sang proyekto nga condominium ang puwede mapanag-iyahan sang dumuluong; siling sang nagabaligya, may lugar pa.',
    'Hangtod 40 porsyento sa proyektong condominium ang puwede mapanag-iya sa langyaw; matod sa nagbaligya, may luna pa.',
  ],
  'Land is for Filipinos.': ['Para sa Pilipino ang lupa.', 'Para sa Pilipino ang duta.', 'Alang sa Pilipino ang yuta.'],
  'Foreigners can own land only by inheritance; former natural-born Filipinos can buy a limited area.': [
    'Sa mana lang puwedeng magmay-ari ng lupa ang dayuhan; ang dating likas na Pilipino ay makabibili ng limitadong sukat.',
    'Sa panubli lang puwede makapanag-iya sing duta ang dumuluong; ang anay natural-born nga Pilipino makabakal sing limitado nga kadakuon.',
    'Sa panulondon lang puwede makapanag-iya og yuta ang langyaw; ang kanhi natural-born nga Pilipino makapalit og limitadong gidak-on.',
  ],
  'Terms of sale of banks and Pag-IBIG': [
    'Mga kondisyon ng benta ng mga bangko at Pag-IBIG',
    'Mga kondisyon sang baligya sang mga bangko kag Pag-IBIG',
    'Mga kondisyon sa baligya sa mga bangko ug Pag-IBIG',
  ],
  'Stated by the seller': ['Ayon sa nagbebenta', 'Suno sa nagabaligya', 'Sumala sa nagbaligya'],
  'Levels as Project NOAH words them': [
    'Mga antas ayon sa Project NOAH',
    'Mga lebel suno sa Project NOAH',
    'Mga lebel sumala sa Project NOAH',
  ],
} as const satisfies Room
