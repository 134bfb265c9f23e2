const OWN_FLAGS = '/flags'

/** Where a country's flag is: our own files, or below the project's own base address (spec 7: an image service). */
export function flagUrl(code: string, baseUrl: string | null | undefined): string {
  const base = baseUrl && /^(?:https:\/\/|\/)/.test(baseUrl) ? baseUrl : OWN_FLAGS
  return `${base.replace(/\/$/, '')}/${code.toLowerCase()}.svg`
}

/** The other origin that flags come from, for the content policy of the project's pages; null for our own. */
export function flagOrigin(baseUrl: string | null | undefined): string | null {
  if (!baseUrl?.startsWith('https://') || !URL.canParse(baseUrl)) return null
  return new URL(baseUrl).origin
}
