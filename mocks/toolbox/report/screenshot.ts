/** A PNG as a data URL, drawn by way of SVG: a page cannot ask the browser for its picture without asking the user. */
export async function takeScreenshot(left: Element | null): Promise<string> {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window
  const page = document.documentElement
  const copy = page.cloneNode(true) as HTMLElement
  await carryOver(page, copy)
  if (left?.id) copy.querySelector(`#${CSS.escape(left.id)}`)?.remove()
  for (const one of copy.querySelectorAll('script,link,style,noscript,iframe')) one.remove()
  const style = document.createElement('style')
  const still = '*{animation:none!important;transition:none!important}'
  style.textContent = `${styleRules()}\nhtml{width:${width}px;min-height:${height}px}${still}`
  copy.querySelector('head')?.append(style)
  const body = copy.querySelector('body')
  if (body) body.style.transform = `translate(${-scrollX}px,${-scrollY}px)`
  copy.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml')
  const markup = new XMLSerializer().serializeToString(copy)
  const inside = `<foreignObject width="100%" height="100%">${markup}</foreignObject>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  context.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/png')
}

/** What a clone lacks: pictures as they were loaded, canvases, and what fields hold. Passwords are left out. */
async function carryOver(from: HTMLElement, to: HTMLElement): Promise<void> {
  const copies = [...to.querySelectorAll<HTMLElement>('*')]
  for (const [index, original] of [...from.querySelectorAll<HTMLElement>('*')].entries()) {
    const copy = copies[index]
    if (!copy) continue
    if (original instanceof HTMLImageElement) {
      copy.removeAttribute('srcset')
      copy.setAttribute('src', pictureOf(original, original.naturalWidth, original.naturalHeight))
    } else if (original instanceof HTMLCanvasElement && copy instanceof HTMLCanvasElement) {
      const picture = document.createElement('img')
      picture.setAttribute('src', pictureOf(original, original.width, original.height))
      picture.setAttribute('style', original.getAttribute('style') ?? '')
      picture.className = original.className
      copy.replaceWith(picture)
    } else if (original instanceof HTMLInputElement && original.type !== 'password') {
      copy.setAttribute('value', original.value)
      copy.toggleAttribute('checked', original.checked)
    } else if (original instanceof HTMLTextAreaElement) copy.textContent = original.value
  }
  for (const source of to.querySelectorAll('picture > source')) source.remove()
}

/** A loaded picture as a data URL; an empty one where it is of another origin or was not loaded. */
function pictureOf(source: HTMLImageElement | HTMLCanvasElement, width: number, height: number): string {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, 800 / Math.max(1, width))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  try {
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return 'data:,'
  }
}

function styleRules(): string {
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText)
      } catch {
        // A sheet of another origin keeps its rules to itself.
        return []
      }
    })
    .join('\n')
}
