/** The map screen: joins the features it is made of. */
export function MapPage() {
  return <h1>Map</h1>
}
