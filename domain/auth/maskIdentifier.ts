/** A masked phone or e-mail that only its owner recognises: `…4321`, `a…@example.org`. */
export function maskIdentifier(identifier: string): string {
  const at = identifier.indexOf('@')
  return at > 0 ? `${identifier.slice(0, 1)}…${identifier.slice(at)}` : `…${identifier.slice(-4)}`
}
