'use client'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'

type Props = {
  name: string
  leaf: TypesetLeaf
  /** Ids of options in this student's order. */
  order: readonly string[] | null
  answer: unknown
  onAnswer: (answer: Answer | null) => void
}

const letterOf = (index: number): string => String.fromCharCode(65 + index)

/** Plain controls for an answer of any type. */
export function AnswerFields({ name, leaf, order, answer, onAnswer }: Props) {
  const given = answer as Answer | undefined
  const radio = (value: string, label: string, isChosen: boolean, answered: Answer) => (
    <label key={value}>
      <input type="radio" name={`try-${name}`} checked={isChosen} onChange={() => onAnswer(answered)} />
      {label}
    </label>
  )
  const clear = given && (
    <button type="button" className="panel-button" onClick={() => onAnswer(null)}>
      Clear
    </button>
  )
  const fieldset = (children: React.ReactNode) => (
    <fieldset className="paper-try__answer">
      <legend className="panel-muted">Answer</legend>
      {children}
      {clear}
    </fieldset>
  )
  switch (leaf.type) {
    case 'single':
    case 'assertionReason':
      return fieldset(
        (order ?? leaf.options.map(({ id }) => id)).map((id) => {
          const place = leaf.options.findIndex((option) => option.id === id)
          const isChosen = given?.type === leaf.type && given.option === id
          return radio(id, letterOf(place), isChosen, { type: leaf.type, option: id })
        }),
      )
    case 'multiple': {
      const chosen = given?.type === 'multiple' ? given.options : []
      return fieldset(
        leaf.options.map(({ id }, index) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() =>
                onAnswer({
                  type: 'multiple',
                  options: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
                })
              }
            />
            {letterOf(index)}
          </label>
        )),
      )
    }
    case 'trueFalse':
      return fieldset(
        [true, false].map((value) =>
          radio(
            String(value),
            value ? 'True' : 'False',
            given?.type === 'trueFalse' && given.value === value,
            {
              type: 'trueFalse',
              value,
            },
          ),
        ),
      )
    case 'integer':
    case 'numeric':
      return fieldset(
        <input
          aria-label="Number"
          value={given?.type === leaf.type ? given.text : ''}
          onChange={({ target }) => onAnswer({ type: leaf.type, text: target.value.slice(0, 40) })}
        />,
      )
    case 'match':
    case 'matrix':
      return fieldset(<RowFields leaf={leaf} given={given} onAnswer={onAnswer} />)
    case 'fillBlank': {
      const typed = given?.type === 'fillBlank' ? given.blanks : []
      return fieldset(
        leaf.blanks.map(({ id }) => (
          <label key={id}>
            {`${id} `}
            <input
              value={typed.find(({ blank }) => blank === id)?.text ?? ''}
              onChange={({ target }) =>
                onAnswer({
                  type: 'fillBlank',
                  blanks: [...typed.filter(({ blank }) => blank !== id), { blank: id, text: target.value }],
                })
              }
            />
          </label>
        )),
      )
    }
    case 'subjective':
      return <p className="panel-muted">Written answers are marked by an expert.</p>
  }
}

type RowProps = {
  leaf: Extract<TypesetLeaf, { type: 'match' | 'matrix' }>
  given: Answer | undefined
  onAnswer: (answer: Answer) => void
}

function RowFields({ leaf, given, onAnswer }: RowProps) {
  const chosenOf = (row: string): string[] => {
    if (given?.type === 'match') return given.rows.flatMap((one) => (one.row === row ? one.column : []))
    return given?.type === 'matrix' ? (given.rows.find((one) => one.row === row)?.columns ?? []) : []
  }
  const toggle = (row: string, column: string) => {
    const before = chosenOf(row)
    const isIn = before.includes(column)
    const next = (id: string): string[] => {
      if (id !== row) return chosenOf(id)
      if (leaf.type === 'match') return isIn ? [] : [column]
      return isIn ? before.filter((one) => one !== column) : [...before, column]
    }
    const rows = leaf.rows.map(({ id }) => ({ row: id, columns: next(id) }))
    if (leaf.type === 'matrix') onAnswer({ type: 'matrix', rows })
    else
      onAnswer({
        type: 'match',
        rows: rows.flatMap(({ row: id, columns }) => columns.map((one) => ({ row: id, column: one }))),
      })
  }
  return leaf.rows.map(({ id: row }) => (
    <span key={row}>
      {`${row.toUpperCase()}: `}
      {leaf.columns.map(({ id: column }) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosenOf(row).includes(column)}
            onChange={() => toggle(row, column)}
          />
          {column.toUpperCase()}
        </label>
      ))}
    </span>
  ))
}
