const SIGNS = '0123456789+-=()n'
const SIGNS_ABOVE = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'
const SIGNS_BELOW = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'
const BASE = /[\p{L}\p{M}\d)\]]+$/u

/**
 * Appends a superscript or a subscript to a text: with Unicode characters where they exist, as in `H₂O` and `m²`, else as a formula
 * that includes the word before it.
 */
export function raised(before: string, text: string, tag: 'sup' | 'sub'): string {
  const plain = text.replaceAll('\u2212', '-')
  const signs = tag === 'sup' ? SIGNS_ABOVE : SIGNS_BELOW
  if ([...plain].every((sign) => SIGNS.includes(sign)))
    return before + [...plain].map((sign) => signs[SIGNS.indexOf(sign)]).join('')
  const [base = ''] = BASE.exec(before.slice(-60)) ?? []
  const start = before.slice(0, before.length - base.length)
  const escaped = (part: string) => part.replace(/[\\{}$%#&_^~]/g, '\\$&')
  return `${start}$\\text{${escaped(base)}}${tag === 'sup' ? '^' : '_'}{\\text{${escaped(plain)}}}$`
}
