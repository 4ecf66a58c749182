/** The favorites screen: joins the features it is made of. */
export function FavoritesPage() {
  return <h1>Favorites</h1>
}
