'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { lineIn } from '../answers/askedQuestions.ts'
import { useHall } from './HallContext.tsx'
import { item, itemName, list, quiet } from './HallSheets.css.ts'

/** The instructions of the paper and of its sections. */
export function InstructionsView() {
  const t = useTexts('hall')
  const { view } = useHall()
  const { paper, hall } = view.hall
  const typesetProps = { language: view.language, pictures: view.content.pictures }
  return (
    <div className={list}>
      <Typeset text={paper.instructions} {...typesetProps} />
      {hall.map((section) =>
        section.instructions ? (
          <section key={section.id} className={item}>
            <h3 className={itemName}>
              <MixedText>{lineIn(section.title, view.language)}</MixedText>
            </h3>
            <Typeset text={section.instructions} {...typesetProps} />
          </section>
        ) : null,
      )}
      {paper.languages.length > 1 ? (
        <p className={quiet}>
          {fillPlaceholders(t.decides, { language: t.languageNames[paper.decidingLanguage] })}
        </p>
      ) : null}
      <p className={quiet}>{t.evaluated}</p>
    </div>
  )
}
