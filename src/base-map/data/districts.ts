import type { DISTRICTS } from '@/domain/search/words/districts'

/** Shared borders are drawn once, as arcs of `lat,lng` in ten-thousandths of a degree from 10° N 122° E. */
export const ARCS = {
  riverLapuz: '6938,5870 6952,5840 6970,5811 6989,5788 7002,5767 6998,5747 7001,5728 7016,5710',
  riverLaPaz: '7016,5710 7036,5698 7054,5682 7055,5671 7047,5656 7041,5636 7035,5612 7032,5600',
  riverTaft: '7032,5600 7031,5587 7024,5556',
  riverMolo: '7024,5556 7019,5537 7017,5512 7023,5484 7016,5455 7003,5430 6995,5404 7004,5370 7014,5336 7002,5305',
  riverArevalo: '7002,5305 7006,5270 7024,5240 7030,5205 7021,5170 7055,5150 7100,5110 7125,5060',
  properMolo: '7024,5556 6995,5553 6966,5549 6930,5546 6850,5544',
  moloArevalo: '7002,5305 6965,5312 6930,5312 6880,5322 6760,5330',
  arevaloOton: '7125,5060 7060,5030 6990,4990 6900,4985 6740,4980',
  lapuzLaPaz: '7016,5710 7045,5735 7068,5790 7080,5860 7088,5940 7090,6010',
  laPazMandurriao: '7032,5600 7060,5588 7085,5578 7115,5566 7145,5563 7170,5560',
  laPazJaro:
    '7170,5560 7168,5598 7174,5640 7188,5690 7222,5738 7240,5785 7228,5845 7208,5905 7196,5965 7205,6020 ' +
    '7212,6090',
  mandurriaoJaro: '7170,5560 7205,5545 7245,5515 7290,5472 7345,5425 7352,5340 7390,5270 7420,5190',
  mandurriaoMiguel: '7420,5190 7330,5130',
  mandurriaoOton: '7330,5130 7220,5080 7125,5060',
  jaroPavia: '7420,5190 7460,5290 7478,5390 7490,5470 7540,5500 7600,5530 7660,5600 7720,5680',
  jaroLeganes: '7720,5680 7735,5770 7680,5870 7620,5960 7585,6080 7575,6230',
  paviaLeganes: '7720,5680 7800,5650',
  paviaBarbara: '7800,5650 7930,5560 8010,5430 8000,5300 7960,5200',
  paviaMiguel: '7960,5200 7820,5120 7600,5110 7420,5190',
  leganesBarbara: '7800,5650 7900,5680 8010,5760 8060,5900',
  miguelBarbara: '7960,5200 8080,5020',
  otonMiguel: '7330,5130 7400,4950 7480,4760 7560,4560 7700,4400',
  jordanBuenavista: '6710,5960 6650,6010 6560,6090 6440,6200 6350,6350 6300,6550',
  seaProper: '6850,5544 6850,5700 6860,5840 6915,5900 6938,5870',
  seaMolo: '6760,5330 6780,5430 6830,5500 6850,5544',
  seaArevalo: '6740,4980 6740,5170 6760,5330',
  seaLapuz: '6938,5870 6930,5930 7000,6010 7090,6010',
  seaLaPaz: '7090,6010 7150,6040 7212,6090',
  seaJaro: '7212,6090 7450,6150 7575,6230',
  seaLeganes: '7575,6230 7700,6450 7850,6720 7920,6700',
  leganesRest: '7920,6700 7970,6500 7990,6300 8040,6100 8060,5900',
  barbaraRest: '8060,5900 8200,5850 8400,5720 8600,5450 8620,5200 8450,5000 8250,4950 8080,5020',
  miguelRest: '8080,5020 8050,4850 7960,4600 7850,4450 7700,4400',
  otonRest: '7700,4400 7560,4400 7400,4350 7150,4350 6950,4390 6790,4380',
  seaOton: '6790,4380 6820,4600 6790,4800 6740,4980',
  seaJordan: '6050,5340 6250,5480 6450,5660 6650,5800 6710,5960',
  jordanRest: '6300,6550 5950,6450 5750,6250 5650,6000 5750,5750 5920,5560 6050,5340',
  buenavistaRest: '6300,6550 6350,7000 6400,7500 7000,7480 7500,7200 7700,6800 7450,6300 7000,6150 6710,5960',
} as const

export type ArcName = keyof typeof ARCS
export type AreaSpec = {
  name: (typeof DISTRICTS)[number] | 'San Miguel' | 'Buenavista'
  kind: 'district' | 'town'
  label: string
  /** Arcs in walking order; a leading `-` walks one backwards. */
  ring: readonly (ArcName | `-${ArcName}`)[]
}

export const AREAS: readonly AreaSpec[] = [
  {
    name: 'City Proper',
    kind: 'district',
    label: '6958,5630',
    ring: ['riverLapuz', 'riverLaPaz', 'riverTaft', 'properMolo', 'seaProper'],
  },
  { name: 'Molo', kind: 'district', label: '6950,5402', ring: ['-properMolo', 'riverMolo', 'moloArevalo', 'seaMolo'] },
  {
    name: 'Arevalo',
    kind: 'district',
    label: '6900,5150',
    ring: ['-moloArevalo', 'riverArevalo', 'arevaloOton', 'seaArevalo'],
  },
  { name: 'Lapuz', kind: 'district', label: '7040,5810', ring: ['-riverLapuz', 'seaLapuz', '-lapuzLaPaz'] },
  {
    name: 'La Paz',
    kind: 'district',
    label: '7128,5690',
    ring: ['-riverLaPaz', 'lapuzLaPaz', 'seaLaPaz', '-laPazJaro', '-laPazMandurriao'],
  },
  {
    name: 'Mandurriao',
    kind: 'district',
    label: '7150,5345',
    ring: [
      '-riverMolo',
      '-riverTaft',
      'laPazMandurriao',
      'mandurriaoJaro',
      'mandurriaoMiguel',
      'mandurriaoOton',
      '-riverArevalo',
    ],
  },
  {
    name: 'Jaro',
    kind: 'district',
    label: '7368,5680',
    ring: ['laPazJaro', 'seaJaro', '-jaroLeganes', '-jaroPavia', '-mandurriaoJaro'],
  },
  {
    name: 'Pavia',
    kind: 'town',
    label: '7747,5417',
    ring: ['jaroPavia', 'paviaLeganes', 'paviaBarbara', 'paviaMiguel'],
  },
  {
    name: 'Leganes',
    kind: 'town',
    label: '7867,5893',
    ring: ['jaroLeganes', 'seaLeganes', 'leganesRest', '-leganesBarbara', '-paviaLeganes'],
  },
  {
    name: 'Santa Barbara',
    kind: 'town',
    label: '8228,5347',
    ring: ['leganesBarbara', 'barbaraRest', '-miguelBarbara', '-paviaBarbara'],
  },
  {
    name: 'San Miguel',
    kind: 'town',
    label: '7790,4655',
    ring: ['-mandurriaoMiguel', '-paviaMiguel', 'miguelBarbara', 'miguelRest', '-otonMiguel'],
  },
  {
    name: 'Oton',
    kind: 'town',
    label: '6931,4738',
    ring: ['mandurriaoOton', 'arevaloOton', '-seaOton', '-otonRest', '-otonMiguel'],
  },
  { name: 'Jordan', kind: 'town', label: '6575,5962', ring: ['seaJordan', 'jordanBuenavista', 'jordanRest'] },
  { name: 'Buenavista', kind: 'town', label: '6985,6420', ring: ['jordanBuenavista', 'buenavistaRest'] },
]

/** Built-up ground: a tint at low zoom, and the only place where small streets grow. */
export const URBAN: readonly string[] = [
  '6770,5060 6770,5330 6790,5400 6860,5470 6875,5560 6870,5640 6865,5800 6890,5850 6925,5880 6950,5910 6970,5960 ' +
    '6990,6010 7060,6000 7082,5890 7110,5820 7190,5815 7250,5790 7330,5740 7400,5790 7470,5860 7520,5905 ' +
    '7535,5860 7490,5760 ' +
    '7530,5725 7620,5800 7655,5745 7560,5670 7490,5600 7500,5490 7560,5430 7560,5365 7470,5345 7400,5300 ' +
    '7330,5275 7260,5250 ' +
    '7200,5290 7130,5310 7070,5290 7020,5320 6960,5330 6915,5250 6925,5130 6915,5060 6885,4990 6840,4930 6790,4960',
]

/** Town centers: `lat,lng,radius in meters`. */
export const TOWN_CENTERS =
  '7747,5417,750 7867,5893,620 8228,5347,700 7790,4655,420 6931,4738,800 6575,5962,480 6985,6420,420 8225,6110,480 ' +
  '5929,5957,420 6750,3789,520 8800,4883,480 8306,7120,420 7570,5740,420'
