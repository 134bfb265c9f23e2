// Lengths are bounded, as those of e-mails are, so that no text takes long.
const EMAIL = /[^\s@"'<>(),:;=/]{1,64}(?:@|%40)[^\s@"'<>(),:;=/]{1,120}\.[a-z]{2,24}/gi
const TOKEN = /\b(?=[\w-]*[0-9])(?=[\w-]*[A-Za-z])[\w-]{20,}(?:\.[\w-]{10,})*/g
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){6,}/g
/** A code as people and programs write it: four to eight digits that are not part of a longer word or number. */
const SHORT_NUMBER = /(?<![\w.])\d{4,8}(?![\w])/g
/** What follows `?` or `#` in an address. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>)]*/g
/** A line of a stack: its file and position are numbers of the program, not of a person. */
const FRAME = /^\s*(?:at\s.*:\d+:\d+\)?|[^\s@]*@\S+:\d+:\d+)\s*$/
const POSITION = /:\d+:\d+\)?\s*$/

const plain = (line: string): string =>
  line
    .replace(QUERY, '$1')
    .replace(EMAIL, '[e-mail]')
    .replace(TOKEN, '[token]')
    .replace(LONG_NUMBER, '[number]')
    .replace(SHORT_NUMBER, '[number]')

/** Frames keep the names of built files, which look like tokens, and their positions. */
function frame(line: string): string {
  const position = POSITION.exec(line)?.[0] ?? ''
  const rest = line.slice(0, line.length - position.length)
  return `${rest.replace(QUERY, '$1').replace(EMAIL, '[e-mail]')}${position}`
}

/**
 * A text for the error log without codes, tokens, phones, e-mails and query strings (docs/security.md): a code or a full
 * phone number is never in an error row. Numbers of four digits and more go with them.
 */
export const withoutSecrets = (text: string): string =>
  text
    .split('\n')
    .map((line) => (FRAME.test(line) ? frame(line) : plain(line)))
    .join('\n')

/** The path of an address, without host, query and what a person may have typed into it. */
export function pathOnly(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return path.replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, '[number]').replace(TOKEN, '[token]')
}
