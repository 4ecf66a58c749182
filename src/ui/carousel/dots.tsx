import { clsx } from 'clsx'

const MOST_DOTS = 7

/** Where we are in a row of pictures: dots, or '3 / 20' when there are many. Decoration: the slides say it themselves. */
export function Dots({ index, count }: { index: number; count: number }) {
  if (count > MOST_DOTS) {
    return (
      <span
        aria-hidden
        className="figures pointer-events-none absolute right-2.5 bottom-2.5 rounded-full bg-black/60 px-2 text-2xs leading-5 font-bold text-white"
      >
        {index + 1} / {count}
      </span>
    )
  }
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5 drop-shadow-[0_0_2px_rgb(20_25_45/.6)]"
    >
      {Array.from({ length: count }, (_, dot) => (
        <span
          key={dot}
          className={clsx(
            'h-1.5 rounded-full bg-white transition-[width,opacity]',
            dot === index ? 'w-4' : 'w-1.5 opacity-70',
          )}
        />
      ))}
    </span>
  )
}
