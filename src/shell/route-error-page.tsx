export function RouteErrorPage() {
  return <h1>Unexpected Application Error!</h1>
}
