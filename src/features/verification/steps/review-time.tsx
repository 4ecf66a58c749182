/** The duration of a review (A 9), without a line break. */
export function ReviewTime() {
  return <span className="whitespace-nowrap">24-48 hours</span>
}
