// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const BROWSER_REWRITTEN = /[\\\x00-\x1f\x7f]/
const LINK = /^(https?:\/\/[^/?#]|mailto:|tel:|#)/i

/**
 * Whether an address is a path of this site. Browsers treat a backslash as a slash and ignore tabs and line
 * breaks, so for them `/\evil.example` is another site, like `//evil.example`.
 */
export const isOwnPath = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !BROWSER_REWRITTEN.test(address)

/**
 * The address if a link or a redirect may lead there: http, https, mailto, tel, a path of this site or a
 * fragment; else null. The one rule for everything staff enter and every page shows.
 */
export function safeHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  if (BROWSER_REWRITTEN.test(text)) return null
  return isOwnPath(text) || LINK.test(text) ? text : null
}
