export function Dash() {
  return (
    <span className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">Not stated</span>
    </span>
  )
}
