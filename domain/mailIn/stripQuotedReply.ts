const QUOTED = /^\s*>/
/** Lines with which mail programs introduce a quoted message, in English and Hindi. */
const INTRODUCTIONS = [
  /^\s*On\b.{5,200}\bwrote:\s*$/,
  /^\s*.{5,200}(ने लिखा|को लिखा)\s*:?\s*$/,
  /^\s*-{2,}\s*(Original|Forwarded) Message\s*-{2,}\s*$/i,
  /^\s*_{20,}\s*$/,
  /^\s*From:\s.+@.+$/,
]

const isIntroduction = (lines: readonly string[], at: number): boolean => {
  const [line = '', next = ''] = lines.slice(at, at + 2)
  // Some programs break the introduction over two lines.
  return INTRODUCTIONS.some((one) => one.test(line) || (/^\s*On\b/.test(line) && one.test(`${line} ${next}`)))
}

/** Control characters other than line breaks and tabs, and invisible characters such as direction marks. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The text of a reply without the quoted message, at most `max` characters. */
export function stripQuotedReply(text: string, max: number): string {
  const lines = text.replace(UNPRINTABLE, '').replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((_, at) => isIntroduction(lines, at))
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !QUOTED.test(line))
  const words = own
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return words.length > max ? `${words.slice(0, max - 1)}…` : words
}
