/** What Radix's select writes into a style element of its own, word for word. */
export const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/** Every text that may ever become markup: Radix's style, and the drawing that Leaflet makes to find out whether it may draw. */
const MARKUP = [SELECT_STYLE, '<svg/>']

/**
 * The page's one Trusted Types policy, as a script to run ahead of all others: text becomes markup only when it is one of a few
 * fixed ones, an address becomes code only when it is a script of this very build, and text never becomes code. It is the default
 * policy because those texts and addresses are written by libraries (Leaflet, Radix, msw, the bundler), which know of no policy.
 */
export function trustedTypesScript({ mocked, base }: { mocked: boolean; base: string }): string {
  const files = `^${escaped(base)}(assets/[\\w.-]+\\.js${mocked ? '|mockServiceWorker\\.js' : ''})$`
  const markup = `return ${JSON.stringify(MARKUP)}.indexOf(t)<0?null:t`
  const address = `var u=new URL(t,location.href);return u.origin===location.origin&&new RegExp(${JSON.stringify(files)}).test(u.pathname)?u.href:null`
  return `if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:function(t){${markup}},createScriptURL:function(t){${address}}})`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
