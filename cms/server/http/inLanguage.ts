import { answerIn } from '#domain/text/answerIn.ts'
import type { Locale } from '#domain/text/locales.ts'

/** How every answer of our calls begins (defineCall.ts). */
const HEAD = /^\{"apiSuccess":(?:true|false),"message":("(?:[^"\\]|\\.)*")/
/** No message of ours is longer. */
const LOOK_AT = 4000

/** The answer of a call with its message in the language of the page that asked; any other answer as it is. */
export function inLanguage(locale: Locale, body: Buffer): Buffer {
  if (locale === 'en') return body
  const start = body.subarray(0, LOOK_AT).toString('utf8')
  const [head, quoted] = HEAD.exec(start) ?? []
  if (!head || !quoted) return body
  const message = JSON.parse(quoted) as string
  const translated = answerIn(locale, message)
  if (translated === message) return body
  const rest = body.subarray(Buffer.byteLength(head))
  return Buffer.concat([Buffer.from(head.slice(0, -quoted.length) + JSON.stringify(translated)), rest])
}
