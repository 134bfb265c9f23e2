import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { UpstreamResponse } from '../gateway/upstream.ts'
import { ERROR_TEXTS } from './errorTexts.ts'

const BODY = /<body[^>]*>/

/**
 * Adds a noscript message to a failed page, which Next renders in the browser only. Its link has an empty href, which reloads the
 * page.
 */
export function withFaultNote(answer: UpstreamResponse, locale: Locale): UpstreamResponse {
  if (answer.status < 500 || !answer.headers['content-type']?.startsWith('text/html')) return answer
  const { titles, title, texts, tryAgain } = ERROR_TEXTS[locale]
  const text = texts[500] ? `<p>${escapeMarkup(texts[500])}</p>` : ''
  const note = `<noscript><main><h1>${escapeMarkup(titles[500] ?? title)}</h1>${text}<p><a href="">${escapeMarkup(tryAgain)}</a></p></main></noscript>`
  const html = answer.body.toString('utf8').replace(BODY, (tag) => tag + note)
  return { ...answer, body: Buffer.from(html) }
}
