import { escapeMarkup } from '#domain/text/escapeMarkup.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { UpstreamAnswer } from '../gateway/upstream.ts'
import { ERROR_TEXTS } from './errorTexts.ts'

const BODY = /<body[^>]*>/

/**
 * A page that failed is drawn by its scripts alone. For visitors without scripts it says so too, with the way to ask once
 * more: an empty reference is the same address again.
 */
export function withFaultNote(answer: UpstreamAnswer, locale: Locale): UpstreamAnswer {
  if (answer.status < 500 || !answer.headers['content-type']?.startsWith('text/html')) return answer
  const { titles, title, texts, tryAgain } = ERROR_TEXTS[locale]
  const text = texts[500] ? `<p>${escapeMarkup(texts[500])}</p>` : ''
  const note = `<noscript><main><h1>${escapeMarkup(titles[500] ?? title)}</h1>${text}<p><a href="">${escapeMarkup(tryAgain)}</a></p></main></noscript>`
  const html = answer.body.toString('utf8').replace(BODY, (tag) => tag + note)
  return { ...answer, body: Buffer.from(html) }
}
