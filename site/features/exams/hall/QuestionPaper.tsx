'use client'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { QuestionText } from '#site/ui/richText/QuestionText.tsx'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { type Asked, letterOf, lineIn, placeIn } from '../answers/askedQuestions.ts'
import { useHall } from './HallContext.tsx'
import { item, itemName, list, option, options } from './HallSheets.css.ts'

/** All questions of the section below each other, to read; each links to its place in the hall. */
export function QuestionPaper({ onChosen }: { onChosen: () => void }) {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const section = placeIn(view.hall.hall, view.state.current)?.section
  if (!section) return null
  return (
    <ol className={list}>
      <li className={itemName}>
        <MixedText>{lineIn(section.title, view.language)}</MixedText>
      </li>
      {section.questions.map((asked, at) => (
        <li key={asked.id} className={item}>
          <div>
            <PlainButton
              look="outline"
              size="s"
              disabled={view.hall.isForwardOnly && asked.id !== view.state.current}
              onClick={() => {
                if (asked.id !== view.state.current) hall.act({ kind: 'jump', to: asked.id })
                onChosen()
              }}
            >
              {fillPlaceholders(t.question, { number: at + 1 })}
            </PlainButton>
          </div>
          <Question asked={asked} />
        </li>
      ))}
    </ol>
  )
}

function Question({ asked }: { asked: Asked }) {
  const { view } = useHall()
  const found = leafOf(view.content.questions.get(asked.question), asked.part)
  if (!found) return null
  const typesetProps = { language: view.language, pictures: view.content.pictures }
  const { leaf, passage } = found
  const listed = 'options' in leaf ? leaf.options : 'columns' in leaf ? leaf.columns : []
  const ids = asked.options ?? listed.map(({ id }) => id)
  return (
    <>
      <QuestionText leaf={leaf} passage={passage} {...typesetProps} />
      <ul className={options}>
        {ids.map((id, at) => (
          <li key={id} className={option}>
            <b>{letterOf(at)}</b>
            <Typeset text={listed.find((each) => each.id === id)?.text ?? {}} {...typesetProps} />
          </li>
        ))}
      </ul>
    </>
  )
}
