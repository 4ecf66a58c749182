/** Whether stories run as tests. Vitest's own `import.meta.env.VITEST` does not reach the browser. */
export const AS_TEST = '__vitest_browser__' in globalThis
