import type { CARDS } from './cards.mjs'

/** The least a card could be, in bare React. */
export function Card({ id, price, title, place, picture }: (typeof CARDS)[number]) {
  return (
    <article>
      <img src={`/${picture}`} width={320} height={240} alt="" loading={id > 3 ? 'lazy' : 'eager'} />
      <h2>{price}</h2>
      <p>{title}</p>
      <p>{place}</p>
    </article>
  )
}
