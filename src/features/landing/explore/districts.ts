/** The seven districts of Iloilo City, then the towns around it. */
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
