const ILOILO_CITY = { city: 'Iloilo City', province: 'Iloilo', zip: '5000' } as const

export const JARO = { district: 'Jaro', ...ILOILO_CITY } as const
export const MANDURRIAO = { district: 'Mandurriao', ...ILOILO_CITY } as const
export const LA_PAZ = { district: 'La Paz', ...ILOILO_CITY } as const
export const LAPUZ = { district: 'Lapuz', ...ILOILO_CITY } as const
export const CITY_PROPER = { district: 'City Proper', ...ILOILO_CITY } as const
export const MOLO = { district: 'Molo', ...ILOILO_CITY } as const
export const AREVALO = { district: 'Arevalo', ...ILOILO_CITY } as const
export const PAVIA = { district: 'Pavia', city: 'Pavia', province: 'Iloilo', zip: '5001' } as const
export const SANTA_BARBARA = {
  district: 'Santa Barbara',
  city: 'Santa Barbara',
  province: 'Iloilo',
  zip: '5002',
} as const
export const LEGANES = { district: 'Leganes', city: 'Leganes', province: 'Iloilo', zip: '5003' } as const
export const OTON = { district: 'Oton', city: 'Oton', province: 'Iloilo', zip: '5020' } as const
export const JORDAN = { district: 'Jordan', city: 'Jordan', province: 'Guimaras', zip: '5045' } as const
