'use client'
import { useId } from 'react'
import { letterOf } from '#domain/exams/bank/letterOf.ts'
import type { DraftLeaf } from '#domain/exams/bank/questionDraft.ts'
import { ItemsField } from './ItemsField.tsx'
import { Problems } from './TextPair.tsx'

type Props = { leaf: DraftLeaf; path: string; onChange: (leaf: DraftLeaf) => void }

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** Options and which of them are right. */
export function OptionsField({ leaf, path, onChange }: Props) {
  const isMultiple = leaf.type === 'multiple'
  const isRight = (id: string) => leaf.right.includes(id)
  const change = (id: string, isAlso: boolean) =>
    onChange({ ...leaf, right: isMultiple || isAlso ? toggled(leaf.right, id) : [id] })
  // A second right option of a single-choice question is rare: it needs a modifier or the box below.
  const severalRight = !isMultiple && leaf.right.length > 1
  return (
    <>
      <ItemsField
        kind="options"
        noun="Option"
        path={`${path}options`}
        items={leaf.options}
        canPin={leaf.type !== 'assertionReason'}
        onChange={(options) => {
          const kept = options.map(({ id }) => id)
          onChange({ ...leaf, options, right: leaf.right.filter((id) => kept.includes(id)) })
        }}
        mark={({ id }, name) => (
          <label className="question-right" data-right={isRight(id)}>
            <input
              type={isMultiple || severalRight ? 'checkbox' : 'radio'}
              checked={isRight(id)}
              onChange={() => change(id, severalRight)}
            />
            <span className="panel-hidden">{`${name} is right`}</span>
            <span aria-hidden>{isRight(id) ? 'Right' : 'Mark as right'}</span>
          </label>
        )}
      />
      <Problems path={`${path}right`} />
      {isMultiple ? (
        <OtherSets leaf={leaf} onChange={onChange} />
      ) : (
        <SeveralRight leaf={leaf} onChange={onChange} />
      )}
    </>
  )
}

type SetProps = Pick<Props, 'leaf' | 'onChange'>

/** Several options of a single-choice question that each count as right, for corrected keys. */
function SeveralRight({ leaf, onChange }: SetProps) {
  const id = useId()
  const others = leaf.options.filter((option) => !leaf.right.includes(option.id))
  if (leaf.right.length === 0 || others.length === 0) return null
  return (
    <details className="question-more">
      <summary>More than one option is right by itself</summary>
      <div className="panel-field">
        <label htmlFor={id}>Also right</label>
        <select
          id={id}
          value=""
          onChange={(event) => onChange({ ...leaf, right: [...leaf.right, event.target.value] })}
        >
          <option value="" disabled>
            Choose an option
          </option>
          {leaf.options.map((option, at) =>
            leaf.right.includes(option.id) ? null : (
              <option key={option.id} value={option.id}>
                {letterOf(at)}
              </option>
            ),
          )}
        </select>
      </div>
    </details>
  )
}

/** Further sets of options that are right too, for corrected keys. */
function OtherSets({ leaf, onChange }: SetProps) {
  const { otherSets } = leaf
  return (
    <details className="question-more" open={otherSets.length > 0}>
      <summary>Another set of options is right too</summary>
      {otherSets.map((set, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets have no names
        <fieldset key={at} className="question-set">
          <legend>{`Set ${at + 2}`}</legend>
          {leaf.options.map((option, place) => (
            <label key={option.id}>
              <input
                type="checkbox"
                checked={set.includes(option.id)}
                onChange={() =>
                  onChange({
                    ...leaf,
                    otherSets: otherSets.map((other, index) =>
                      index === at ? toggled(other, option.id) : other,
                    ),
                  })
                }
              />
              {letterOf(place)}
            </label>
          ))}
          <button
            type="button"
            className="panel-button panel-button--quiet"
            onClick={() => onChange({ ...leaf, otherSets: otherSets.filter((_, index) => index !== at) })}
          >
            Remove
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className="panel-button panel-button--quiet"
        onClick={() => onChange({ ...leaf, otherSets: [...otherSets, []] })}
      >
        Add a set
      </button>
    </details>
  )
}
