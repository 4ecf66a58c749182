export const DISTRICTS = [
  'Jaro',
  'Mandurriao',
  'La Paz',
  'City Proper',
  'Molo',
  'Arevalo',
  'Lapuz',
  'Pavia',
  'Oton',
  'Leganes',
  'Santa Barbara',
  'Jordan',
] as const
