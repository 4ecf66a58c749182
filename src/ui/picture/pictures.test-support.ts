import type { PictureSource } from './picture'

const SKIES = [
  ['#9db8d3', '#e9dcc3', '#b8764f'],
  ['#7fa4c4', '#f0d7b0', '#e4e0d6'],
  ['#4d6a8c', '#e8a45c', '#6d5a4c'],
  ['#a9c6cf', '#eef0e4', '#7d8f6a'],
  ['#5f7f9e', '#f3c98b', '#a9553f'],
] as const

function house(index: number): string {
  const [sky, glow, wall] = SKIES[index % SKIES.length] ?? SKIES[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient></defs><rect width="800" height="600" fill="url(#s)"/><rect y="440" width="800" height="160" fill="#6f9148"/><path d="M180 450V260l220-120 220 120v190z" fill="${wall}"/><path d="M150 270 400 130l250 140" fill="none" stroke="#2c3038" stroke-width="22"/><path d="M240 300h110v70H240zM450 300h110v70H450z" fill="#33414f"/><path d="M370 450v-90h60v90z" fill="#3c2d22"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Pictures for stories, drawn here so that no story needs a server. */
export function storyPictures(count: number): PictureSource[] {
  return Array.from({ length: count }, (_, index) => ({
    src: `${house(index)}#${index}`,
    alt: `House, view ${index + 1}`,
    width: 800,
    height: 600,
  }))
}

/** As a phone takes it when held upright. */
export const uprightPicture: PictureSource = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#e6dcc6"/><path d="M0 640h600v160H0z" fill="#a8895c"/><path d="M90 120h180v260H90z" fill="#9db8d3"/><path d="M330 420h200v240H330z" fill="#7d5230"/><circle cx="300" cy="60" r="22" fill="#fff6dc"/></svg>')}`,
  alt: 'Room, upright',
  width: 600,
  height: 800,
}

export const storyPlan = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/><path d="M60 60h680v480H60zM400 60v200M400 340v200M60 300h240" fill="none" stroke="#1c2733" stroke-width="12"/></svg>')}`,
  alt: 'Three rooms',
  width: 800,
  height: 600,
  label: 'Floor plan',
  caption: 'Measured in 2024.',
}

export const storyPlaceholder =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'%3E%3Crect width='4' height='2' fill='%239db8d3'/%3E%3Crect y='2' width='4' height='1' fill='%236f9148'/%3E%3Crect x='1' y='1' width='2' height='1' fill='%23b8764f'/%3E%3C/svg%3E"
