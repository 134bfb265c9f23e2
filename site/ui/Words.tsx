import type { Locale } from '#domain/text/locales.ts'
import { useLocale } from '#site/texts/useTexts.ts'

/** Runs of the other language, with the spaces and signs inside them. */
const OTHER: Record<Locale, { run: RegExp; lang: Locale }> = {
  en: {
    run: /([\u0900-\u097f](?:[\u0900-\u097f\s,.:;!?()'’-]*[\u0900-\u097f])?)/,
    lang: 'hi',
  },
  hi: {
    run: /([A-Za-z](?:[A-Za-z0-9\s,.:;!?&/()'’“”–-]*[A-Za-z0-9.!?)”])?)/,
    lang: 'en',
  },
}

/**
 * Plain text whose runs of the other language are marked: Hindi on English pages, for its line height and for speech, English
 * on Hindi ones.
 */
export function Words({ children }: { children: string | null | undefined }) {
  const { run, lang } = OTHER[useLocale()]
  if (!children) return null
  const parts = children.split(run)
  if (parts.length === 1) return <>{children}</>
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
          <span key={index} lang={lang}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  )
}
