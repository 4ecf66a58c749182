/** The seven districts of Iloilo City, then towns around it that the map draws with borders. */
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
