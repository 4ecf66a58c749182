/** The compare screen: joins the features it is made of. */
export function ComparePage() {
  return <h1>Compare</h1>
}
