'use client'
import { useId } from 'react'
import { type GrantDraft, TIME_FACTORS, type TimeFactor } from '#domain/exams/attempts/grantDraft.ts'

type Props = { draft: GrantDraft; onChange: (draft: GrantDraft) => void }

const HELPS = [
  ['hasLargeText', 'Larger text'],
  ['hasReadAloud', 'Questions are read aloud'],
  ['removesWrongOption', 'One wrong option is taken away, where the paper allows it'],
] as const

/** What is granted: time, attempts and help. */
export function GrantFields({ draft, onChange }: Props) {
  const id = useId()
  const number = (name: 'extraMinutes' | 'extraAttempts', label: string) => (
    <div className="panel-field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={draft[name]}
        onChange={({ target }) => onChange({ ...draft, [name]: target.value.slice(0, 6) })}
      />
    </div>
  )
  return (
    <>
      <div className="panel-field">
        <label htmlFor={`${id}-factor`}>Time</label>
        <select
          id={`${id}-factor`}
          value={draft.timeFactor}
          onChange={({ target }) => onChange({ ...draft, timeFactor: target.value as TimeFactor })}
        >
          {Object.entries(TIME_FACTORS).map(([factor, text]) => (
            <option key={factor} value={factor}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div className="question-row">
        {number('extraMinutes', 'More minutes')}
        {number('extraAttempts', 'More attempts')}
      </div>
      <fieldset className="panel-choices">
        <legend>Help</legend>
        {HELPS.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={draft[name]}
              onChange={() => onChange({ ...draft, [name]: !draft[name] })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  )
}
