/** Rupees as a person types them, such as `2,499` or `99.50`, in paise; null when it is no amount. Never through floats. */
export function rupeesToPaise(text: string): number | null {
  const match = /^₹?\s*([0-9][0-9,]{0,13}|0)(?:\.([0-9]{1,2}))?$/.exec(text.trim())
  if (!match) return null
  const rupees = Number(match[1]?.replaceAll(',', ''))
  return rupees * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Paise as plain rupees for an input: `2499`, `99.50`. */
export function paiseToRupees(paise: number): string {
  if (paise < 0) return ''
  const rest = paise % 100
  return `${Math.floor(paise / 100)}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}
