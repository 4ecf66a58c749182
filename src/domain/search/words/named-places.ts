import { DISTRICTS } from './districts'

export type NamedPlace = { name: string; lat: number; lng: number }
/** Names that the map draws, from the first zoom to the last. */
export type Landmark = NamedPlace & { icon: string; from: number }
export type Town = NamedPlace & { kind: string; from: number; to: number }

/** Points are `lat,lng` in ten-thousandths of a degree from 10° N 122° E. */
function place(name: string, at: string): NamedPlace {
  const [lat = 0, lng = 0] = at.split(',').map(Number)
  return { name, lat: 10 + lat / 1e4, lng: 122 + lng / 1e4 }
}

/** Landmarks: `icon|name|lat,lng|first zoom`. */
export const LANDMARKS: readonly Landmark[] = [
  'mall|SM City Iloilo|7143,5511|13',
  'mall|Festive Walk Mall|7172,5459|14',
  'mall|Atria Park District|7069,5484|14',
  'church|Jaro Cathedral|7236,5566|13',
  'church|Molo Church|6971,5449|13',
  'fort|Fort San Pedro|6900,5824|14',
  'civic|Iloilo Provincial Capitol|7025,5690|14',
  'school|University of Iloilo|6917,5696|15',
  'school|Central Philippine University|7290,5488|13',
  'school|West Visayas State University|7146,5613|14',
  'school|UP Visayas|6984,5562|14',
  'school|University of San Agustin|6986,5613|15',
  'hospital|St. Paul’s Hospital|7019,5668|15',
  'hospital|Iloilo Doctors’ Hospital|6967,5543|15',
  'mall|Robinsons Place Iloilo|6947,5656|14',
  'mall|Gaisano City La Paz|7069,5662|15',
  'port|Port of Iloilo|7006,5966|13',
  'port|Parola Wharf|6925,5838|14',
  'market|La Paz Public Market|7089,5676|15',
  'park|Iloilo River Esplanade|7028,5500|14',
  'civic|Iloilo Business Park|7132,5466|14',
  'civic|Iloilo Convention Center|7140,5454|15',
  'hospital|Western Visayas Medical Center|7189,5420|15',
  'civic|Iloilo City Hall|6929,5750|15',
  'park|Plaza Libertad|6924,5737|15',
  'park|Jaro Plaza|7248,5572|15',
  'park|Plaza Molo|6967,5439|15',
  'park|La Paz Plaza|7120,5706|15',
  'park|Sunburst Park|6969,5773|15',
  'market|Iloilo Central Market|6929,5687|16',
  'market|Iloilo Terminal Market|6931,5643|16',
  'mall|SM Delgado|6984,5671|16',
  'mall|Plazuela de Iloilo|7119,5507|15',
  'mall|Robinsons Jaro|7181,5600|15',
  'hospital|Iloilo Mission Hospital|7147,5603|16',
  'hospital|The Medical City Iloilo|6991,5428|15',
  'hospital|QualiMed Hospital|7063,5479|16',
  'school|ISAT University|7153,5661|15',
  'church|St. Clement’s Church|7101,5653|16',
  'park|Arevalo Plaza|6881,5164|15',
  'park|Mandurriao Plaza|7170,5370|15',
  'port|Lapuz Ro-Ro Terminal|7016,5776|15',
  'bus|Tagbak Terminal|7622,5760|14',
  'bus|Ungka Terminal|7459,5386|15',
  'market|Iloilo Fish Port|6897,5561|15',
  'park|Iloilo Sports Complex|7152,5702|15',
  'civic|Museo Iloilo|7008,5684|16',
  'plane|Iloilo International Airport|8325,4940|11',
  'port|Jordan Wharf|6614,5912|13',
  'golf|Iloilo Golf Club|8345,5480|14',
  'mall|CityMall Parola|6914,5829|16',
  'church|San Jose Church|6935,5737|16',
  'school|University of San Agustin Sambag|7369,5365|16',
  'mall|GT Town Center|7541,5390|15',
  'port|MacLain Wharf|7022,6326|14',
  'school|St. Paul University|7029,5674|16',
  'church|Tanza Church|6934,5594|16',
  'school|Iloilo National High School|7140,5650|16',
  'civic|Hall of Justice|7041,5686|16',
].map((text) => {
  const [icon = '', name = '', at = '', from = ''] = text.split('|')
  return { icon, from: Number(from), ...place(name, at) }
})

/** Names of towns, cities and islands outside the districts: `class|name|lat,lng|first zoom|last zoom`. */
export const TOWNS: readonly Town[] = [
  'c|Iloilo City|6990,5600|7|11',
  'c|Bacolod|6765,9500|8|12',
  'c|Roxas City|15850,7510|7|11',
  'i|Panay|11900,4500|7|9',
  'i|Guimaras|5850,6250|9|11',
  'i|Negros|3000,9800|7|9',
  't|Zarraga|8225,6110|11|15',
  't|Cabatuan|8800,4883|10|15',
  't|New Lucena|8785,5960|11|15',
  't|Dumangas|8306,7120|10|15',
  't|Tigbauan|6750,3789|10|15',
  't|Alimodian|8167,4333|11|15',
  't|Leon|7833,3883|11|15',
  't|Guimbal|6631,3197|10|15',
  't|Miagao|6431,2339|10|15',
  't|Barotac Nuevo|8931,7058|10|15',
  't|Nueva Valencia|5000,5350|11|15',
  't|San Lorenzo|5870,6960|11|15',
  't|Sibunag|5180,6280|11|15',
  'c|Kalibo|17070,3690|8|11',
  'c|San Jose|7430,-590|8|11',
  'c|Passi City|11072,6414|9|12',
  'c|Silay|8000,9760|9|12',
  'c|Talisay|7370,9690|9|12',
  'c|Bago|5380,8370|9|12',
  't|Pototan|9489,6289|10|14',
  't|Maasin|8920,4340|11|14',
  't|Tubungan|7880,3080|11|14',
].map((text) => {
  const [kind = '', name = '', at = '', from = '', to = ''] = text.split('|')
  return { kind, from: Number(from), to: Number(to), ...place(name, at) }
})

/** Towns that the map does not name. */
const OTHER_TOWNS = ['San Miguel', 'Buenavista', 'Barotac Viejo', 'Dingle', 'Janiuay', 'Mina']

/** Also words, 'bago' is new, or barangays of many towns. */
const NO_TOWNS = new Set(['Bago', 'San Jose'])

/** Districts of the city, towns around it, and provinces, as addresses have them. */
export const TOWNS_AND_DISTRICTS: readonly string[] = [
  ...DISTRICTS,
  ...TOWNS.filter(({ kind, name }) => kind !== 'i' && !NO_TOWNS.has(name)).map(({ name }) => name),
  'Iloilo',
  'Guimaras',
  ...OTHER_TOWNS,
]

/** Barangays and neighborhoods, from zoom 14. */
export const BARANGAYS: readonly NamedPlace[] = (
  'Tabuc Suba|7345,5590;Dungon|7225,5545;Bolilao|7100,5545;San Rafael|7055,5545;Bakhaw|7085,5360;Tabucan|7200,5370;' +
  'Ungka|7510,5400;Tagbak|7640,5790;Buntatala|7560,5690;Tacas|7440,5610;Balabago|7375,5790;Bito-on|7530,5870;' +
  'Ticud|7170,5765;Ingore|7130,5860;Loboc|7035,5925;Barrio Obrero|6985,5868;Progreso|7012,5738;Nabitasan|7200,5700;' +
  'Baldoza|7095,5750;Magdalo|7142,5655;Calumpang|6862,5370;San Juan|6912,5462;Fundidor|6935,5500;' +
  'East Timawa|6972,5520;Sooc|7010,5175;Santo Niño Norte|6872,5090;Santo Niño Sur|6822,5090;Calaparan|6825,5250;' +
  'Mohon|6892,5045;Quezon|6862,5200;Santa Cruz|6900,5230;Hibao-an|7290,5240;Calahunan|7210,5160;Navais|7130,5165;' +
  'Sambag|7420,5365;San Isidro|7392,5455;Cubay|7425,5555;Quintin Salas|7420,5690;Lanit|7655,5850;Camalig|7610,5650;' +
  'Buhang Taft North|7270,5420;Hinactacan|7185,5870;Tanza|6912,5605;Baybay|6905,5660;Santa Filomena|6842,5140;' +
  'Habog-habog|6945,5440;Boulevard|6890,5495;Bantud|7075,5730;Gustilo|7080,5640;Rizal Estanzuela|6915,5650;' +
  'Molo Poblacion|6962,5460;Benedicto|7265,5600;Luna|7205,5625;Desamparados|7290,5605;Lapuz Norte|7032,5735;' +
  'Mansaya|7055,5850;Airport|7110,5435;Smallville|7048,5538'
)
  .split(';')
  .map((text) => {
    const [name = '', at = ''] = text.split('|')
    return place(name, at)
  })
