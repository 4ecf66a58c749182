import { useEffect, useState } from 'react'

/** For screens whose route has no fixed title, such as a listing's: returns a function that sets the tab's title. */
export function useTabTitle(): (title: string | undefined) => void {
  const [title, setTitle] = useState<string>()
  useEffect(() => {
    if (title) document.title = `${title} · Proventous`
  }, [title])
  return setTitle
}
