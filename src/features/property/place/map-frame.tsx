import { MapPin } from 'lucide-react'

export function MapFrame() {
  return (
    <div aria-hidden className="absolute inset-0 grid place-items-center text-line">
      <svg
        viewBox="0 0 400 200"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        className="absolute inset-0 size-full"
      >
        <path d="M-10 150C60 120 90 165 150 138s80-62 140-44 70 10 130-22V210H-10Z" fill="currentColor" opacity=".45" />
        <g stroke="currentColor" strokeWidth="5">
          <path d="M-10 60 180 84 410 40" />
          <path d="M96-10 118 210M262-10 240 210" />
        </g>
        <g stroke="currentColor" strokeWidth="2">
          <path d="M-10 20 410 8M-10 108 260 128M180-10 176 130M30-10 44 140M330-10 318 90M240 64 410 86" />
        </g>
      </svg>
      <span className="relative grid size-12 place-items-center rounded-full bg-brand text-on-brand shadow-2">
        <MapPin size={24} />
      </span>
    </div>
  )
}
