const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

/** The address when a link may have it: http, https, mailto, tel, a path of this site or a part of the page; else null. */
export function safeHref(address: string | null | undefined): string | null {
  const text = address?.trim() ?? ''
  return SAFE.test(text) ? text : null
}
