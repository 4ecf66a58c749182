import { useEffect } from 'react'

/** Replaces `react-style-singleton` of Radix: the content policy allows no style elements. */
export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  return {
    add(css: string) {
      users += 1
      if (users > 1 || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove() {
      users -= 1
      if (users > 0 || !sheet) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      sheet = null
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return function usePageStyle(css: string, dynamic?: boolean): void {
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- rules change only where they are said to be dynamic
    }, [css && dynamic])
  }
}

export function styleSingleton() {
  const usePageStyle = styleHookSingleton()
  return function PageStyle({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    usePageStyle(styles, dynamic)
    return null
  }
}
