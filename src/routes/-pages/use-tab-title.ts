import { useEffect, useState } from 'react'

/** For screens whose route names none, such as a listing's: what is handed back is told the tab's title once it is known. */
export function useTabTitle(): (title: string | undefined) => void {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    if (title) document.title = `${title} · Proventous`
  }, [title])
  return setTitle
}
