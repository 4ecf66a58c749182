export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 text-[0.9375rem] marker:text-brand sm:grid-cols-2">
      {[...new Set(items)].map((item) => (
        <li key={item} className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  )
}
