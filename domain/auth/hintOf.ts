/**
 * A phone or e-mail as much as somebody needs to know it again, and nobody else can read it: `…4321`, `a…@example.org`.
 */
export function hintOf(identifier: string): string {
  const at = identifier.indexOf('@')
  return at > 0 ? `${identifier.slice(0, 1)}…${identifier.slice(at)}` : `…${identifier.slice(-4)}`
}
