/** How long a review takes (A 9), never broken over two lines. */
export function ReviewTime() {
  return <span className="whitespace-nowrap">24-48 hours</span>
}
