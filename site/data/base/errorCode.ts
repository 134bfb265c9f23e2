const QUOTED_FOR_MS = 3_600_000

const keyOf = (base: string): string => `${base}error-code`

/** Stores the code of a reported error for an hour, so that a ticket can quote it. */
export function storeErrorCode(base: string, code: string | null | undefined): void {
  if (!code) return
  try {
    sessionStorage.setItem(keyOf(base), JSON.stringify({ code, at: Date.now() }))
  } catch {
    // Storage is blocked: the code is not quoted.
  }
}

/** The code of the latest error of this tab, such as `E-3F09A1C2`; null without one in the last hour. */
export function recentErrorCode(base: string): string | null {
  try {
    const { code, at } = JSON.parse(sessionStorage.getItem(keyOf(base)) ?? '{}') as {
      code?: unknown
      at?: unknown
    }
    const isRecent = typeof at === 'number' && Date.now() - at < QUOTED_FOR_MS
    return isRecent && typeof code === 'string' && /^E-[0-9A-F]{8}$/.test(code) ? code : null
  } catch {
    return null
  }
}
