/** A part of a text of a question: words, a formula in TeX, or a blank to fill in. */
export type InlinePart =
  | string
  | { kind: 'math'; tex: string; isDisplay: boolean }
  | { kind: 'blank'; id: string }

/**
 * What stands out in a text: an escaped dollar sign, `$$…$$`, `$…$` without spaces inside the dollar signs and without a digit behind
 * them, or `[[id]]`.
 */
const PIECE =
  /\\(\$)|\$\$([^$]+?)\$\$|\$(?![\s$])((?:[^$\\]|\\[\s\S])*?)(?<!\s)\$(?!\d)|\[\[([A-Za-z0-9][A-Za-z0-9_-]{0,63})\]\]/g

/** Words, formulas and blanks of a text in their order. `\$` becomes a plain dollar sign. */
export function splitInlines(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let words = ''
  const endWords = () => {
    if (words) parts.push(words)
    words = ''
  }
  let last = 0
  for (const found of text.matchAll(PIECE)) {
    const [whole, dollar, display, inline, blank] = found
    words += text.slice(last, found.index)
    last = found.index + whole.length
    if (dollar !== undefined) words += dollar
    else {
      endWords()
      if (blank !== undefined) parts.push({ kind: 'blank', id: blank })
      else
        parts.push({ kind: 'math', tex: (display ?? inline ?? '').trim(), isDisplay: display !== undefined })
    }
  }
  words += text.slice(last)
  endWords()
  return parts
}

/**
 * Whether dollar signs are left over that look like a formula whose borders are not as they should be. A single one is a price; two
 * of them might be either, and the author says which.
 */
export const hasStrayDollars = (text: string): boolean => {
  const rest = text.replace(PIECE, '')
  return rest.split('$').length > 2
}
