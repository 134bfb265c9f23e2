/**
 * Typed rupees, such as `2,499` or `99.50`, in paise; null for an invalid amount. Calculated without floats.
 */
export function rupeesToPaise(text: string): number | null {
  const match = /^₹?\s*([0-9][0-9,]{0,13}|0)(?:\.([0-9]{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const rupees = Number(match[1]?.replaceAll(',', ''))
  return rupees * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Paise as plain rupees for an input: `2499`, `99.50`. */
export function paiseToRupees(paise: number): string {
  if (paise < 0) return ''
  const paisePart = paise % 100
  return `${Math.floor(paise / 100)}${paisePart ? `.${String(paisePart).padStart(2, '0')}` : ''}`
}
