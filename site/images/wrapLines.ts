import { type ShapedText, shape } from './shape.ts'

type Box = { size: number; width: number; lines: number; isBold?: boolean }

/** Longer texts are cut before anything is measured: rendering time never depends on the input length. */
const MAX_LENGTH = 160
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const JOINERS = /[\u200c\u200d]/

const plain = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .replace(INVISIBLE, (sign) => (JOINERS.test(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim()

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The longest beginning of `text` that fits with `end` after it; graphemes are never split. */
function fitted(text: string, { size, width }: Box, end: string): string {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment)
  let [low, high] = [0, parts.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const isFitting = shape(parts.slice(0, middle).join('') + end, size).width <= width
    if (isFitting) low = middle
    else high = middle - 1
  }
  return parts.slice(0, Math.max(1, low)).join('')
}

/**
 * A text in at most `lines` lines of `width` px, broken between words, and inside words longer than a line.
 */
export function wrapLines(text: string, box: Box): ShapedText[] {
  const lines: string[] = []
  let remaining = plain(text)
  while (remaining && lines.length < box.lines) {
    const isLast = lines.length === box.lines - 1
    if (shape(remaining, box.size).width <= box.width) {
      lines.push(remaining)
      break
    }
    if (isLast) {
      lines.push(`${fitted(remaining, box, '…').trimEnd()}…`)
      break
    }
    const longestFit = fitted(remaining, box, '')
    const space = remaining[longestFit.length] === ' ' ? longestFit.length : longestFit.lastIndexOf(' ')
    const line = space > 0 ? remaining.slice(0, space) : longestFit
    lines.push(line)
    remaining = remaining.slice(line.length).trimStart()
  }
  return lines.map((line) => shape(line, box.size, box.isBold))
}
