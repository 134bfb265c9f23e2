// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const READ_DIFFERENTLY = /[\\\x00-\x1f\x7f]/
const LINK = /^(https?:\/\/[^/?#]|mailto:|tel:|#)/i

/**
 * Whether an address is a path of this site. Browsers take a backslash for a slash and leave out tabs and line breaks, so
 * `/\evil.example` is another site to them, as `//evil.example` is.
 */
export const isOwnPath = (address: string): boolean =>
  /^\/(?!\/)/.test(address) && !READ_DIFFERENTLY.test(address)

/**
 * The address when a link or a redirect may lead there: http, https, mailto, tel, a path of this site or a part of the page;
 * else null. The one rule for all that staff enter and all that pages show.
 */
export function safeHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  if (READ_DIFFERENTLY.test(text)) return null
  return isOwnPath(text) || LINK.test(text) ? text : null
}
