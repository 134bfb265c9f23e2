'use client'
import type { DraftLeaf } from '#domain/exams/bank/questionDraft.ts'
import { ItemsField } from './ItemsField.tsx'
import { Problems } from './TextPair.tsx'

type Props = { leaf: DraftLeaf; path: string; onChange: (leaf: DraftLeaf) => void }

/** Rows, columns, and a grid of what belongs together. */
export function GridField({ leaf, path, onChange }: Props) {
  const { rows, columns, grid } = leaf
  const toggle = (row: string, column: string) => {
    const chosen = grid[row] ?? []
    const changed = chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column]
    onChange({ ...leaf, grid: { ...grid, [row]: changed } })
  }
  const name = (id: string) => id.toUpperCase()
  return (
    <>
      <ItemsField
        kind="rows"
        noun="Row"
        path={`${path}rows`}
        items={rows}
        onChange={(items) => onChange({ ...leaf, rows: items })}
      />
      <ItemsField
        kind="columns"
        noun="Column"
        path={`${path}columns`}
        items={columns}
        onChange={(items) => onChange({ ...leaf, columns: items })}
      />
      <fieldset className="question-grid">
        <legend>Right answer</legend>
        <p className="panel-field__help">
          {leaf.type === 'match'
            ? 'Mark the column of each row. Several marks in a row: each of them counts as right by itself.'
            : 'Mark all columns of each row: they are right together.'}
        </p>
        <div className="panel-scroll">
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="panel-hidden">Row</span>
                </th>
                {columns.map(({ id }) => (
                  <th key={id} scope="col">
                    {name(id)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: row }) => (
                <tr key={row}>
                  <th scope="row">{name(row)}</th>
                  {columns.map(({ id: column }) => (
                    <td key={column}>
                      <input
                        type="checkbox"
                        aria-label={`${name(row)} with ${name(column)}`}
                        checked={grid[row]?.includes(column) ?? false}
                        onChange={() => toggle(row, column)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Problems path={`${path}right`} />
        {rows.map(({ id }) => (
          <Problems key={id} path={`${path}right.${id}`} />
        ))}
      </fieldset>
    </>
  )
}
