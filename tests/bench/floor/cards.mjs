/** The 24 cards that both floors show: the smallest possible results screen. */
export const CARDS = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  price: `₱${(4_200_000 + index * 350_000).toLocaleString('en-US')}`,
  title: `House number ${index + 1} near the plaza`,
  place: 'Jaro, Iloilo City',
  picture: `storage/properties/${(index % 6) + 1}/exterior-480.webp`,
}))
