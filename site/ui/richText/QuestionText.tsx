'use client'
import type { ReactNode } from 'react'
import type { LocalTypeset, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { body, heading, passage as passageStyle } from './QuestionText.css.ts'
import { type ShownLanguage, Typeset } from './Typeset.tsx'

type QuestionTextProps = {
  leaf: TypesetLeaf
  passage: LocalTypeset | null
  language: ShownLanguage
  pictures: ReadonlyMap<string, string>
  blank?: (id: string) => ReactNode
}

/** The text of a question: the passage of its set, the stem, or assertion and reason. */
export function QuestionText({ leaf, passage, language, pictures, blank }: QuestionTextProps) {
  const t = useTexts('hall')
  const drawn = { language, pictures }
  return (
    <div className={body}>
      {passage ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={passageStyle} aria-label={t.passage} tabIndex={0}>
          <Typeset text={passage} {...drawn} />
        </section>
      ) : null}
      {leaf.type === 'assertionReason' ? (
        <>
          <div>
            <p className={heading}>{t.assertion}</p>
            <Typeset text={leaf.assertion} {...drawn} />
          </div>
          <div>
            <p className={heading}>{t.reason}</p>
            <Typeset text={leaf.reason} {...drawn} />
          </div>
        </>
      ) : (
        <Typeset text={leaf.stem} {...drawn} blank={blank} />
      )}
    </div>
  )
}
