import type { Scenario } from './scenario'

export const browsing: Scenario[] = [
  {
    id: 'default',
    title: 'The market as it is',
    see: 'All built-in listings, newest first, seen by a visitor. Writes are kept over a reload.',
    persona: 'visitor',
    start: '/properties',
    world: 'market',
  },
  {
    id: 'empty-market',
    title: 'Empty market',
    see: "The server has no listing at all: browse shows 'No Properties Found', the map has no pin, Saved falls back to its samples.",
    persona: 'visitor',
    start: '/properties',
    world: 'empty-market',
  },
  {
    id: 'ten-thousand',
    title: 'Ten thousand listings',
    see: 'The built-in listings and thousands generated from a seed; filters, list and map stay fluid.',
    persona: 'visitor',
    start: '/properties',
    world: 'ten-thousand',
  },
  {
    id: 'with-favorites',
    title: 'Four favorites, three to compare',
    see: 'Saved Properties shows four listings, Compare three of them.',
    persona: 'visitor',
    start: '/favorites',
    world: 'market',
    storage: { favorites: '["1","7","r2","iloilo1"]' },
  },
]
