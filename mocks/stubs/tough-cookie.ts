/** Stands in for `tough-cookie` inside msw: the mocked backend sets no cookie, so its jar stays empty. */
export class CookieJar {
  getCookiesSync(): never[] {
    return []
  }
  async setCookie(): Promise<void> {}
}

export class MemoryCookieStore {
  idx = {}
}

export const Cookie = {
  fromJSON: (): null => null,
}
