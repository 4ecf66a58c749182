/** The property detail screen: joins the features it is made of. */
export function PropertyPage({ id }: { id: string }) {
  return <h1>{id}</h1>
}
