const LENGTH = 8

/** The code of an error that a student can quote to support, such as `E-3F09A1C2`: the beginning of its fingerprint (hexadecimal). */
export const errorCode = (fingerprint: string): string => `E-${fingerprint.slice(0, LENGTH).toUpperCase()}`

/** The fingerprint prefix of a quoted code; null for an invalid code. */
export function fingerprintStart(text: string): string | null {
  const [, start] = /^\s*E-?([0-9A-Fa-f]{8})\s*$/i.exec(text) ?? []
  return start?.toLowerCase() ?? null
}
