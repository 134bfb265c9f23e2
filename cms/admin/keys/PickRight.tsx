'use client'
import { useState } from 'react'
import { isPicked, type Mark, picksOf, togglePick } from '#domain/exams/regrade/pickedRight.ts'
import type { KeyedRow } from '../../operations/exams/regrade/keyPage.ts'
import { LimitedField } from '../ui/LimitedField.tsx'

type Props = {
  row: Pick<KeyedRow, 'type' | 'letters' | 'rows' | 'answer'>
  value: string
  onChange: (answer: string) => void
}

/** What is right: picked from the letters of the question, with those of the key so far marked; typed where it has none. */
export function PickRight({ row, value, onChange }: Props) {
  const [sets, setSets] = useState(1)
  const { type, letters } = row
  if (!isPicked(type))
    return (
      <LimitedField
        label="What is right"
        max={2000}
        rows={3}
        value={value}
        onChange={onChange}
        help={
          type === 'fillBlank'
            ? 'A line for each blank, as above: “b1 = word | other word”, with == where capital letters count and # before numbers.'
            : '“7”, “2 to 3” or “2 ± 0.25”; “7 | 9” where each alone is right.'
        }
      />
    )
  const now = picksOf(type, row.answer ?? '')
  const next = picksOf(type, value)
  const box = (mark: Mark, isNow: boolean, isRight: boolean, name: string) => (
    <label key={mark.letter}>
      <input
        type="checkbox"
        aria-label={`${name}${nameOf(mark.letter)}${isNow ? ', right so far' : ''}`}
        checked={isRight}
        onChange={() => onChange(togglePick(type, value, mark))}
      />
      <span>{nameOf(mark.letter)}</span>
      {isNow && <span className="panel-muted">right so far</span>}
    </label>
  )
  if (row.rows.length > 0)
    return row.rows.map((one) => (
      <fieldset key={one} className="panel-choices keys-picks">
        <legend>{`Row ${nameOf(one)} goes with`}</legend>
        {letters.map((letter) =>
          box(
            { letter, row: one },
            now.rows.get(one)?.includes(letter) ?? false,
            next.rows.get(one)?.includes(letter) ?? false,
            `Row ${nameOf(one)} with `,
          ),
        )}
        {one === row.rows.at(-1) && (
          <p className="panel-field__help">
            {type === 'match'
              ? 'Several in a row: each alone counts as right.'
              : 'All that are marked in a row are right together.'}
          </p>
        )}
      </fieldset>
    ))
  const isSet = type === 'multiple'
  const shown = isSet ? Math.max(sets, next.sets.length) : 1
  return (
    <>
      {Array.from({ length: shown }, (_, set) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets have no names
        <fieldset key={set} className="panel-choices keys-picks">
          <legend>{set === 0 ? 'What is right' : `Or set ${set + 1}`}</legend>
          {letters.map((letter) =>
            box(
              { letter, set },
              now.sets[set]?.includes(letter) ?? false,
              next.sets[set]?.includes(letter) ?? false,
              set === 0 ? '' : `Set ${set + 1}: `,
            ),
          )}
          {set === 0 && (
            <p className="panel-field__help">
              {isSet ? 'All that are marked are right together.' : 'Several: each alone counts as right.'}
            </p>
          )}
        </fieldset>
      ))}
      {isSet && (
        <button type="button" className="panel-button panel-button--quiet" onClick={() => setSets(shown + 1)}>
          Another set is right too
        </button>
      )}
    </>
  )
}

const nameOf = (letter: string): string =>
  letter.length === 1 ? letter.toUpperCase() : letter === 'true' ? 'True' : 'False'
