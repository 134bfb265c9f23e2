'use client'
import { useId } from 'react'
import { type DraftBlank, type DraftLeaf, emptyBlank, nextId } from '#domain/exams/bank/questionDraft.ts'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { NumbersField } from './NumbersField.tsx'
import { Problems } from './TextPair.tsx'

type Props = { leaf: DraftLeaf; path: string; onChange: (leaf: DraftLeaf) => void }

/** What is right in each blank of the stem. */
export function BlanksField({ leaf, path, onChange }: Props) {
  const { blanks } = leaf
  const setBlanks = (changed: DraftBlank[]) => onChange({ ...leaf, blanks: changed })
  return (
    <fieldset className="question-items">
      <legend>Blanks</legend>
      <p className="panel-field__help">
        The stem has each blank once in each language, as [[b1]]. The button Blank puts it in.
      </p>
      <Problems path={`${path}blanks`} />
      {blanks.map((blank, at) => (
        <OneBlank
          key={blank.id}
          blank={blank}
          path={`${path}blanks[${at}]`}
          onChange={(changed) => setBlanks(blanks.map((other) => (other === blank ? changed : other)))}
          onRemove={
            blanks.length > 1 ? () => setBlanks(blanks.filter((other) => other !== blank)) : undefined
          }
        />
      ))}
      {blanks.length < QUESTION_LIMITS.blanks && (
        <button
          type="button"
          className="panel-button panel-button--quiet"
          onClick={() =>
            setBlanks([
              ...blanks,
              emptyBlank(
                nextId(
                  'blanks',
                  blanks.map(({ id }) => id),
                ),
              ),
            ])
          }
        >
          Add blank
        </button>
      )}
    </fieldset>
  )
}

type OneProps = {
  blank: DraftBlank
  path: string
  onChange: (blank: DraftBlank) => void
  onRemove: (() => void) | undefined
}

function OneBlank({ blank, path, onChange, onRemove }: OneProps) {
  const id = useId()
  return (
    <div className="question-item">
      <div className="question-item__head">
        <span className="question-item__name">{`[[${blank.id}]]`}</span>
        <label>
          <span className="panel-hidden">{`Blank ${blank.id} takes `}</span>
          <select
            value={blank.kind}
            onChange={(event) => onChange({ ...blank, kind: event.target.value as DraftBlank['kind'] })}
          >
            <option value="text">Words</option>
            <option value="number">A number</option>
          </select>
        </label>
        {onRemove && (
          <button type="button" className="panel-button panel-button--quiet" onClick={onRemove}>
            {`Remove blank ${blank.id}`}
          </button>
        )}
      </div>
      {blank.kind === 'number' ? (
        <NumbersField
          label="Right numbers"
          path={`${path}.numbers`}
          numbers={blank.numbers}
          onChange={(numbers) => onChange({ ...blank, numbers })}
        />
      ) : (
        <div className="panel-field">
          <label htmlFor={id}>Accepted answers, one a line, in both languages</label>
          <textarea
            id={id}
            rows={3}
            value={blank.accepted}
            onChange={(event) => onChange({ ...blank, accepted: event.target.value })}
          />
          <Problems path={`${path}.accepted`} />
          <label className="question-check">
            <input
              type="checkbox"
              checked={blank.isCaseSensitive}
              onChange={() => onChange({ ...blank, isCaseSensitive: !blank.isCaseSensitive })}
            />
            Capital letters count
          </label>
        </div>
      )}
    </div>
  )
}
