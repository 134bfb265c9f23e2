import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'

type Titled = {
  title: string
  hindiTitle?: string | null
  summary?: string | null
  hindiSummary?: string | null
}

/** On Hindi pages, a document with its Hindi title and summary where an editor wrote them. */
export const withLocalisedTitle = <Stored extends Titled>(locale: Locale, stored: Stored): Stored =>
  locale === 'hi'
    ? {
        ...stored,
        title: localisedText(locale, stored.title, stored.hindiTitle) ?? stored.title,
        summary: localisedText(locale, stored.summary, stored.hindiSummary),
      }
    : stored
