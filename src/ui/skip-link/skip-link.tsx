/** First in the page: shows when the keyboard reaches it. The target needs `tabIndex={-1}`. */
export function SkipLink({
  target = 'main',
  children = 'Skip to main content',
}: {
  target?: string
  children?: string
}) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus itself: a hash in the address belongs to the router.
        event.preventDefault()
        const element = document.getElementById(target)
        element?.focus()
        element?.scrollIntoView()
      }}
      className="fixed top-2 left-2 z-80 -translate-y-20 rounded-control bg-action px-4 py-3 font-strong text-action-ink focus:translate-y-0 focus:shadow-2"
    >
      {children}
    </a>
  )
}
