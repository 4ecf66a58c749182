/** The landing screen: joins the features it is made of. */
export function LandingPage() {
  return <h1>Landing</h1>
}
