import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import { useLocale } from '#site/texts/useTexts.ts'

/** Runs of the other language, with the spaces and punctuation inside them. */
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

/** A very long run of characters without a space. */
const ENDLESS = /([!-~]{300,})/
const PIECE = /[!-~]{1,50}/g

/**
 * Text with break opportunities in very long words. Without them a browser measures the rest of such a word
 * for each line: 5,000 letters of an article blocked the page for 3 s.
 */
function breakable(text: string): ReactNode {
  const parts = text.split(ENDLESS)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0
      ? part
      : part.match(PIECE)?.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text are never reordered
          <Fragment key={`${index} ${at}`}>
            {piece}
            <wbr />
          </Fragment>
        )),
  )
}

type WordsProps = {
  children?: string | null | undefined
  /** Text of many lines, in which very long words get break opportunities. */
  isLong?: boolean
}

/**
 * Plain text whose runs of the other language are marked with `lang`: Hindi on English pages, for its line
 * height and for speech, English on Hindi ones.
 */
export function MixedText({ children, isLong = false }: WordsProps) {
  const { run, lang } = OTHER[useLocale()]
  if (!children) return null
  const parts = children.split(run)
  const shown = (part: string) => (isLong ? breakable(part) : part)
  if (parts.length === 1) return <>{shown(children)}</>
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text are never reordered
          <span key={index} lang={lang}>
            {shown(part)}
          </span>
        ) : (
          shown(part)
        ),
      )}
    </>
  )
}
