/** A question of a GIFT file as it is written, its lines joined, and where it begins. */
export type GiftItem = { text: string; line: number; comment: string }

const ESCAPED = /\\([~=#{}:\\n])/g
/** Signs that an escape makes plain are kept apart in the private use area while a question is taken to pieces. */
const HIDDEN = 0xe000
const HIDEABLE = '~=#{}:\\n'
const SHOWN = /[\ue000-\ue007]/g

/**
 * The questions of a GIFT file: comments (`//`), which may give ids and tags, are apart, and an empty line ends a question. Signs that are escaped
 * (`\=`, `\{` …) are hidden until `shown`.
 */
export function giftItems(text: string): GiftItem[] {
  const items: GiftItem[] = []
  let lines: string[] = []
  let comments: string[] = []
  let start = 0
  const finish = () => {
    if (lines.length > 0)
      items.push({ text: hidden(lines.join('\n')), line: start, comment: comments.join('\n') })
    lines = []
    comments = []
  }
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = raw.trim()
    if (line.startsWith('//')) comments.push(line)
    else if (line === '') finish()
    else {
      if (lines.length === 0) start = at + 1
      lines.push(line)
    }
  }
  finish()
  return items
}

const hidden = (text: string): string =>
  text
    .replace(SHOWN, '')
    .replace(ESCAPED, (_, sign: string) => String.fromCharCode(HIDDEN + HIDEABLE.indexOf(sign)))

/** The text with its escaped signs; `\n` is a new line. */
export const shown = (text: string): string =>
  text.replace(SHOWN, (sign) => HIDEABLE[sign.charCodeAt(0) - HIDDEN]?.replace('n', '\n') ?? '').trim()

/** One answer of a list: what is before it (`=` right, `~` wrong or weighted), its weight in percent and its feedback. */
export type GiftAnswer = { isRight: boolean; weight: number | null; text: string; feedback: string }

/** Answers between `=` and `~`. */
export const giftAnswers = (list: string): GiftAnswer[] =>
  [...list.matchAll(/([=~])([^=~]*)/g)].map(([, sign, whole = '']) => {
    const [, weight, rest = whole] = /^\s*%(-?\d{1,3}(?:\.\d{1,7})?)%([\s\S]*)$/.exec(whole) ?? []
    const [text = '', ...feedback] = rest.split('#')
    return {
      isRight: sign === '=',
      weight: weight === undefined ? null : Number(weight),
      text: text.trim(),
      feedback: shown(feedback.join('#')),
    }
  })
