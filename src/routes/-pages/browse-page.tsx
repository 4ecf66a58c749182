/** The browse screen: joins the features it is made of. */
export function BrowsePage() {
  return <h1>Browse</h1>
}
