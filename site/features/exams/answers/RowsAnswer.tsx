'use client'
import clsx from 'clsx'
import { rowLetterOf } from '#domain/exams/bank/letterOf.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { type AnswerProps, answerOf, type LeafOf } from './AnswerProps.ts'
import { letterOf } from './askedQuestions.ts'
import { box, bubble } from './Choices.css.ts'
import {
  column as columnStyle,
  columns,
  mark,
  name,
  row as rowStyle,
  scroller,
  table,
} from './RowsAnswer.css.ts'

/** Rows that are matched with one column each, or with several: a bubble for every pair. */
export function RowsAnswer(props: AnswerProps & { leaf: LeafOf<'match' | 'matrix'> }) {
  const { asked, leaf, language, pictures, answer, onChange, isDisabled } = props
  const t = useTexts('hall')
  const isMany = leaf.type === 'matrix'
  const ids = asked.options ?? leaf.columns.map(({ id }) => id)
  const chosen = new Map<string, readonly string[]>(
    isMany
      ? answerOf(answer, 'matrix')?.rows.map(({ row, columns: of }) => [row, of])
      : answerOf(answer, 'match')?.rows.map(({ row, column }) => [row, [column]]),
  )
  const choose = (row: string, column: string): void => {
    const before = chosen.get(row) ?? []
    const next = isMany
      ? ids.filter((id) => (id === column) !== before.includes(id))
      : before.includes(column)
        ? []
        : [column]
    const rows = leaf.rows
      .map(({ id }) => ({ row: id, of: id === row ? next : (chosen.get(id) ?? []) }))
      .filter(({ of }) => of.length > 0)
    if (rows.length === 0) onChange(null)
    else if (isMany)
      onChange({
        ...answer,
        type: 'matrix',
        rows: rows.map(({ row: id, of }) => ({ row: id, columns: [...of] })),
      })
    else
      onChange({
        ...answer,
        type: 'match',
        rows: rows.map(({ row: id, of }) => ({ row: id, column: of[0] as string })),
      })
  }
  return (
    <>
      <ol className={columns}>
        {ids.map((id, index) => (
          <li key={id} className={columnStyle}>
            <span className={name}>{letterOf(index)}</span>
            <Typeset
              text={leaf.columns.find((each) => each.id === id)?.text ?? {}}
              language={language}
              pictures={pictures}
            />
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={scroller} tabIndex={0}>
        <table className={table}>
          <thead>
            <tr>
              <th>
                <span className="sr-only">{t.options}</span>
              </th>
              {ids.map((id, index) => (
                <th key={id} scope="col">
                  {letterOf(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leaf.rows.map((row, at) => (
              <tr key={row.id}>
                <th scope="row">
                  <span className={rowStyle}>
                    <span className={name}>{rowLetterOf(at)}</span>
                    <Typeset text={row.text} language={language} pictures={pictures} />
                  </span>
                </th>
                {ids.map((id, index) => (
                  <td key={id}>
                    <label className={mark}>
                      <input
                        type={isMany ? 'checkbox' : 'radio'}
                        name={`${asked.id} ${row.id}`}
                        checked={chosen.get(row.id)?.includes(id) ?? false}
                        disabled={isDisabled}
                        onChange={() => choose(row.id, id)}
                        className="sr-only"
                        aria-label={`${fillPlaceholders(t.column, { row: rowLetterOf(at) })}: ${letterOf(index)}`}
                      />
                      <span className={clsx(bubble, isMany && box)}>{letterOf(index)}</span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
