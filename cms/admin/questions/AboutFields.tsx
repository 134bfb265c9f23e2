'use client'
import { useId } from 'react'
import { type QuestionDraft, withType } from '#domain/exams/bank/questionDraft.ts'
import { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/exams/questions/questionTypes.ts'
import { ConceptsField } from './ConceptsField.tsx'
import { DIFFICULTY_LABELS, TYPE_LABELS } from './questionLabels.ts'
import { Problems } from './TextPair.tsx'

type Props = {
  draft: QuestionDraft
  onChange: (draft: QuestionDraft) => void
  /** Short name; null where it cannot be changed any more. */
  code: string | null
  onCode: (code: string) => void
}

/** Type, difficulty, tags and origin of a question. */
export function AboutFields({ draft, onChange, code, onCode }: Props) {
  const id = useId()
  const setType = (type: QuestionType) =>
    onChange({ ...draft, type, leaf: type === 'comprehension' ? draft.leaf : withType(draft.leaf, type) })
  return (
    <section className="panel-card question-card" aria-label="About the question">
      <div className="panel-field">
        <label htmlFor={`${id}-type`}>Type</label>
        <select
          id={`${id}-type`}
          value={draft.type}
          onChange={(event) => setType(event.target.value as QuestionType)}
        >
          {QUESTION_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_LABELS[type]}
            </option>
          ))}
        </select>
      </div>
      <div className="question-row">
        <div className="panel-field">
          <label htmlFor={`${id}-difficulty`}>Difficulty</label>
          <select
            id={`${id}-difficulty`}
            value={draft.difficulty}
            onChange={(event) =>
              onChange({ ...draft, difficulty: event.target.value as QuestionDraft['difficulty'] })
            }
          >
            {DIFFICULTIES.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {DIFFICULTY_LABELS[difficulty]}
              </option>
            ))}
          </select>
        </div>
        <div className="panel-field">
          <label htmlFor={`${id}-year`}>Year</label>
          <input
            id={`${id}-year`}
            inputMode="numeric"
            value={draft.year}
            onChange={(event) => onChange({ ...draft, year: event.target.value })}
          />
          <Problems path="year" />
        </div>
      </div>
      <ConceptsField concepts={draft.concepts} onChange={(concepts) => onChange({ ...draft, concepts })} />
      <div className="panel-field">
        <label htmlFor={`${id}-source`}>Source</label>
        <input
          id={`${id}-source`}
          value={draft.source}
          onChange={(event) => onChange({ ...draft, source: event.target.value })}
        />
        <Problems path="source" />
      </div>
      {code !== null && (
        <div className="panel-field">
          <label htmlFor={`${id}-code`}>Short name</label>
          <input id={`${id}-code`} value={code} onChange={(event) => onCode(event.target.value)} />
          <p className="panel-field__help">Letters, digits, _ and -. Made up for you when it is empty.</p>
          <Problems path="code" />
        </div>
      )}
    </section>
  )
}
