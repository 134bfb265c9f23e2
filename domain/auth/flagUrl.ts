const BUNDLED_FLAGS = '/flags'

/** URL of a country's flag: a bundled file, or below the project's base URL (spec 7: an image service). */
export function flagUrl(code: string, baseUrl: string | null | undefined): string {
  const base = baseUrl && /^(?:https:\/\/|\/)/.test(baseUrl) ? baseUrl : BUNDLED_FLAGS
  return `${base.replace(/\/$/, '')}/${code.toLowerCase()}.svg`
}

/**
 * The external origin of the flags, for the Content-Security-Policy of the project's pages; null for bundled
 * files.
 */
export function flagOrigin(baseUrl: string | null | undefined): string | null {
  if (!baseUrl?.startsWith('https://') || !URL.canParse(baseUrl)) return null
  return new URL(baseUrl).origin
}
