/** Points are `lat,lng` in ten-thousandths of a degree from 10° N 122° E. */

/** Small open spaces and large plots as turned boxes: `kind|lat,lng|meters east|meters north|degrees clockwise`. */
export const PLOTS: readonly string[] = [
  'park|7247,5571|120|110|8',
  'park|6969,5440|105|95|-25',
  'park|7120,5706|95|90|20',
  'park|6924,5737|95|105|5',
  'park|7170,5370|85|80|-30',
  'park|6881,5164|105|90|0',
  'park|6969,5773|90|55|38',
  'park|6893,5826|120|80|-30',
  'park|6968,5685|30|30|0',
  'park|7152,5702|230|190|15',
  'park|7022,5697|60|50|20',
  'campus|7290,5488|520|430|-42',
  'campus|7146,5612|270|330|-28',
  'campus|6986,5612|120|210|2',
  'campus|6984,5562|170|200|0',
  'campus|6915,5697|90|110|0',
  'campus|7153,5660|190|200|-10',
  'campus|7369,5365|330|300|10',
  'campus|7024,5672|130|110|8',
  'campus|6977,5498|150|110|-8',
  'campus|7236,5560|130|120|0',
  'hospital|7189,5420|190|150|0',
  'hospital|7019,5668|100|80|10',
  'hospital|6966,5543|110|90|0',
  'hospital|7147,5603|110|110|-20',
  'mall|7143,5510|160|330|4',
  'mall|7132,5530|120|150|2',
  'mall|7119,5506|120|150|2',
  'mall|7069,5482|330|190|-3',
  'mall|7170,5459|210|230|18',
  'mall|6947,5657|160|70|-16',
  'mall|7069,5661|90|120|-35',
  'mall|7181,5600|100|170|-28',
  'mall|6986,5675|60|80|0',
  'mall|6914,5829|120|90|-15',
  'mall|7010,5684|70|90|0',
  'mall|7541,5390|150|180|5',
  'mall|7138,5454|170|140|18',
  'mall|6929,5686|90|110|0',
  'mall|7089,5673|90|110|20',
  'grave|7268,5503|210|160|-40',
  'grave|7456,5416|200|260|15',
  'grave|6974,5472|110|90|-20',
  'grave|7060,5360|150|120|0',
  'port|7006,5968|330|260|10',
  'port|7016,5776|260|70|14',
  'port|6893,5562|150|110|0',
  'airport|8330,4933|3100|480|-58',
  'golf|8345,5480|1300|1000|15',
]

/** The runway of the airport at Cabatuan and Santa Barbara. */
export const RUNWAY = '8402,4820 8258,5046'

/** River walks: green bands 34 m wide. */
export const WALKS: readonly string[] = [
  '7029,5553 7026,5537 7025,5512 7031,5484 7024,5453 7010,5428',
  '7011,5536 7009,5512 7015,5484 7008,5457 6996,5433',
  '7060,5664 7054,5654 7048,5634 7042,5611',
  '6993,5748 6996,5764 6982,5786',
]

/** Villa's beaches: sand bands 45 m wide. */
export const SANDS: readonly string[] = [
  '6799,5365 6798,5330 6795,5280 6792,5230 6789,5174 6781,5120 6779,5065 6789,5010 6809,4950 6834,4885 ' +
    '6856,4815 6869,4740 6875,4660 6869,4560',
]

/** Names over water: `name|lat,lng|first zoom|last zoom|degrees clockwise`. */
export const WATERS: readonly string[] = [
  'Iloilo Strait|6710,5650|12|15|-14',
  'Guimaras Strait|7700,7300|9|13|-52',
  'Panay Gulf|4600,2600|8|12|0',
  'Visayan Sea|12800,11200|7|10|0',
  'Sulu Sea|-2500,-6000|7|9|0',
  'Iloilo Strait|6560,5350|10|11|-24',
  'Sibuyan Sea|18500,2500|7|9|0',
]
