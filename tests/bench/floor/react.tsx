import { createRoot } from 'react-dom/client'
import { Card } from './card'
import { CARDS } from './cards.mjs'

/** The floor of a React page: React, 24 cards, nothing else. */
function Floor() {
  return (
    <main>
      {CARDS.map((card) => (
        <Card key={card.id} {...card} />
      ))}
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<Floor />)
