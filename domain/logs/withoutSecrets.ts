// Lengths are bounded, like those of e-mails, so that no text takes long to match.
const EMAIL = /[^\s@"'<>(),:;=/]{1,64}(?:@|%40)[^\s@"'<>(),:;=/]{1,120}\.[a-z]{2,24}/gi
const TOKEN = /\b(?=[\w-]*[0-9])(?=[\w-]*[A-Za-z])[\w-]{20,}(?:\.[\w-]{10,})*/g
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){6,}/g
/** A typical one-time code: four to eight digits that are not part of a longer word or number. */
const SHORT_NUMBER = /(?<![\w.])\d{4,8}(?![\w])/g
/** Query and fragment of a URL. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'<>?#]*)[?#][^\s"'<>)]*/g
/** A line of a stack: its file and position are numbers of the program, not personal data. */
const FRAME = /^\s*(?:at\s.*:\d+:\d+\)?|[^\s@]*@\S+:\d+:\d+)\s*$/
const POSITION = /:\d+:\d+\)?\s*$/

const redactedLine = (line: string): string =>
  line
    .replace(QUERY, '$1')
    .replace(EMAIL, '[e-mail]')
    .replace(TOKEN, '[token]')
    .replace(LONG_NUMBER, '[number]')
    .replace(SHORT_NUMBER, '[number]')

/** Stack frames keep their positions and the names of built files, which look like tokens. */
function redactedFrame(line: string): string {
  const position = POSITION.exec(line)?.[0] ?? ''
  const location = line.slice(0, line.length - position.length)
  return `${location.replace(QUERY, '$1').replace(EMAIL, '[e-mail]')}${position}`
}

/**
 * Redacts codes, tokens, phones, e-mails and query strings from a text for the error log (docs/security.md),
 * so that no error row contains a code or a full phone number. All numbers of four or more digits are removed
 * with them.
 */
export const withoutSecrets = (text: string): string =>
  text
    .split('\n')
    .map((line) => (FRAME.test(line) ? redactedFrame(line) : redactedLine(line)))
    .join('\n')

/** The path of a URL, without host, query and personal data that may be part of it. */
export function pathOnly(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return path.replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, '[number]').replace(TOKEN, '[token]')
}
