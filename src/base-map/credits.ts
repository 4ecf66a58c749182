export const BASE_MAP_CREDIT = 'Illustrative map, not for navigation'

/** What it says about a tile service's: the credit that OpenStreetMap asks for. */
export const SERVICE_CREDIT = '© OpenStreetMap contributors'
