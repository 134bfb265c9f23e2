'use client'
import { useId } from 'react'
import { type DraftNumbers, emptyNumbers } from '#domain/exams/bank/questionDraft.ts'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { useEditor } from './editorContext.ts'
import { Problems } from './TextPair.tsx'

type Props = {
  label: string
  path: string
  numbers: readonly DraftNumbers[]
  onChange: (numbers: DraftNumbers[]) => void
}

const KINDS = { exact: 'Exactly', range: 'From … to …', tolerance: 'Value ± tolerance' } as const
const NAMES = {
  exact: ['Number', ''],
  range: ['From', 'To'],
  tolerance: ['Value', 'Tolerance'],
} as const

/** Right numbers: each is a number, a range, or a value with its tolerance; any of them counts. */
export function NumbersField({ label, path, numbers, onChange }: Props) {
  const change = (at: number, entry: DraftNumbers) =>
    onChange(numbers.map((other, index) => (index === at ? entry : other)))
  return (
    <fieldset className="question-numbers">
      <legend>{label}</legend>
      <Problems path={path} />
      {numbers.map((entry, at) => (
        <OneNumber
          // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no names
          key={at}
          entry={entry}
          path={`${path}[${at}]`}
          onChange={(changed) => change(at, changed)}
          onRemove={
            numbers.length > 1 ? () => onChange(numbers.filter((_, index) => index !== at)) : undefined
          }
        />
      ))}
      {numbers.length < QUESTION_LIMITS.rightSets && (
        <button
          type="button"
          className="panel-button panel-button--quiet"
          onClick={() => onChange([...numbers, emptyNumbers()])}
        >
          Add another right number
        </button>
      )}
    </fieldset>
  )
}

type OneProps = {
  entry: DraftNumbers
  path: string
  onChange: (entry: DraftNumbers) => void
  onRemove: (() => void) | undefined
}

function OneNumber({ entry, path, onChange, onRemove }: OneProps) {
  const { problemsOf, forget } = useEditor()
  const id = useId()
  const [first, second] = NAMES[entry.kind]
  const below = entry.kind === 'range' ? ['from', 'to'] : ['value', 'tolerance']
  const problems = [path, ...below.map((name) => `${path}.${name}`)].flatMap(problemsOf)
  const type = (changed: Partial<DraftNumbers>) => {
    for (const name of ['', '.from', '.to', '.value', '.tolerance']) forget(path + name)
    onChange({ ...entry, ...changed })
  }
  const state = {
    'aria-invalid': problems.length > 0,
    'aria-describedby': `${id}-problem`,
    inputMode: 'text' as const,
  }
  return (
    <div className="question-number">
      <div className="panel-field">
        <label htmlFor={`${id}-kind`}>Right is</label>
        <select
          id={`${id}-kind`}
          value={entry.kind}
          onChange={(event) => type({ kind: event.target.value as DraftNumbers['kind'] })}
        >
          {Object.entries(KINDS).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div className="panel-field">
        <label htmlFor={`${id}-from`}>{first}</label>
        <input
          id={`${id}-from`}
          value={entry.from}
          {...state}
          onChange={(event) => type({ from: event.target.value })}
        />
      </div>
      {second && (
        <div className="panel-field">
          <label htmlFor={`${id}-to`}>{second}</label>
          <input
            id={`${id}-to`}
            value={entry.to}
            {...state}
            onChange={(event) => type({ to: event.target.value })}
          />
        </div>
      )}
      {onRemove && (
        <button type="button" className="panel-button panel-button--quiet" onClick={onRemove}>
          Remove
        </button>
      )}
      <p id={`${id}-problem`} className="panel-field__error" aria-live="polite">
        {problems.join(' ')}
      </p>
    </div>
  )
}
