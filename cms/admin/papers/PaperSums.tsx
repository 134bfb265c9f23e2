'use client'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import type { DraftSums } from '#domain/exams/drafts/draftSums.ts'
import { isEqual } from '#domain/exams/marks/arithmetic.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'

type Props = { draft: Draft; sums: DraftSums }

/** What the paper adds up to while it is built, against what each section has to have. */
export function PaperSums({ draft, sums }: Props) {
  const timed = draft.sections.flatMap(({ minutes }) => minutes ?? [])
  const minutes = timed.reduce((all, one) => all + one, 0)
  return (
    <table className="paper-sums">
      <caption>Sum</caption>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Questions</th>
          <th scope="col">Marks</th>
        </tr>
      </thead>
      <tbody>
        {draft.sections.map(({ id, title, expected, choose }, index) => {
          const own = sums.sections[index]
          const wanted = expected && parseMarks(expected.marks)
          const isWrongCount = expected?.questions != null && expected.questions !== own?.questions
          const isWrongMarks = wanted && own?.marks && !isEqual(wanted, own.marks)
          return (
            <tr key={id}>
              <th scope="row">{title.en || title.hi || `Section ${index + 1}`}</th>
              <td data-wrong={isWrongCount || undefined}>
                {own?.questions ?? 0}
                {choose !== null && ` (any ${choose})`}
                {isWrongCount && ` of ${expected.questions}`}
              </td>
              <td data-wrong={isWrongMarks || undefined}>
                {own?.marks ? marksText(own.marks) : '–'}
                {isWrongMarks && ` of ${marksText(wanted)}`}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{draft.minutes ?? '–'} minutes</th>
          <td>{sums.questions}</td>
          <td>{sums.marks ? marksText(sums.marks) : '–'}</td>
        </tr>
        {timed.length > 0 && minutes !== draft.minutes && (
          <tr>
            <td colSpan={3} data-wrong>
              {`The sections have ${minutes} minutes together`}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
