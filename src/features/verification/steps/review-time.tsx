export function ReviewTime() {
  return <span className="whitespace-nowrap">24-48 hours</span>
}
