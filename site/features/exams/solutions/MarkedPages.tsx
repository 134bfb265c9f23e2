import type { Solved } from '#domain/calls/exams/solutions.ts'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import type { PageDrawing } from '#domain/exams/sheets/pageDrawing.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { PageAddresses } from '#site/data/exams/fileCalls.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { DrawnPage } from '#site/ui/media/DrawnPage.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import * as styles from './SolutionsScreen.css.ts'

type MarkedPagesProps = {
  solved: Pick<Solved, 'answer' | 'drawings' | 'expertSteps'>
  pages: PageAddresses
}

/** A written answer as its expert left it: the pages with what was drawn on them, and the marks of each step. */
export function MarkedPages({ solved, pages }: MarkedPagesProps) {
  const { answer, drawings, expertSteps } = solved
  const t = useTexts('solutions')
  const locale = useLocale()
  const files = filesOfAnswer(answer)
  const stepText = (step: number) => `${step + 1}: ${expertSteps[step]?.marks ?? '–'}`
  const altOf = (index: number, drawing: PageDrawing) => {
    const page = fillPlaceholders(t.answerPage, { number: index + 1 })
    if (drawing.length === 0) return page
    const comments = drawing.filter(({ kind }) => kind === 'comment')
    const marks = drawing.map((mark) =>
      fillPlaceholders(t.pageMarks[mark.kind], {
        number: comments.indexOf(mark) + 1,
        step: mark.kind === 'step' ? stepText(mark.step) : '',
      }),
    )
    return fillPlaceholders(t.markedPage, { page, marks: marks.join(', ') })
  }
  return (
    <>
      {expertSteps.length > 0 ? (
        <section className={styles.solution}>
          <h3 className={styles.name}>{t.expertSteps}</h3>
          <ol className={styles.steps}>
            {expertSteps.map(({ text, marks, full }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps of a rubric never move
              <li key={at}>
                <MixedText>{localisedText(locale, text.en, text.hi) ?? ''}</MixedText>
                {` · ${fillPlaceholders(t.stepMarks, { marks, full })}`}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {files.length > 0 ? (
        <section className={styles.solution}>
          <h3 className={styles.name}>{t.answerPages}</h3>
          <p>
            <a href={pages.all} download>
              {t.allPages}
            </a>
          </p>
          {files.map((file, index) => (
            <DrawnPage
              key={file}
              src={pages.one(file)}
              alt={altOf(index, drawings[file] ?? [])}
              drawing={drawings[file] ?? []}
              stepText={stepText}
              fallback={
                <a href={pages.one(file)} download>
                  {fillPlaceholders(t.answerPdf, { number: index + 1 })}
                </a>
              }
            />
          ))}
        </section>
      ) : null}
    </>
  )
}
