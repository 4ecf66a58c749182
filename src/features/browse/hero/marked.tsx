/** A text with the words in it marked that begin as typed. */
export function Marked({ text, words }: { text: string; words: string }) {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean)
  const parts = text.split(/(\s+)/).map((word, place) => {
    const start = typed.find((begin) => word.toLowerCase().startsWith(begin))
    const key = `${place} ${word}`
    return start === undefined ? (
      <span key={key}>{word}</span>
    ) : (
      <span key={key}>
        <mark className="bg-transparent font-bold text-inherit">{word.slice(0, start.length)}</mark>
        {word.slice(start.length)}
      </span>
    )
  })
  return <>{parts}</>
}
