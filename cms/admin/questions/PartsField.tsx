'use client'
import { useId } from 'react'
import { emptyLeaf, nextId, type QuestionDraft, withType } from '#domain/exams/bank/questionDraft.ts'
import { LEAF_TYPES, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { QUESTION_LIMITS } from '#domain/exams/questions/limits.ts'
import { LeafFields } from './LeafFields.tsx'
import { TYPE_LABELS } from './questionLabels.ts'
import { Problems, TextPair } from './TextPair.tsx'

type Props = { draft: QuestionDraft; onChange: (draft: QuestionDraft) => void }

/** The passage of a set and the questions on it. */
export function PartsField({ draft, onChange }: Props) {
  const { parts } = draft
  const id = useId()
  const setParts = (changed: QuestionDraft['parts']) => onChange({ ...draft, parts: changed })
  return (
    <>
      <section className="panel-card question-card" aria-label="Passage">
        <TextPair
          label="Passage"
          path="passage"
          rows={8}
          value={draft.passage}
          onChange={(passage) => onChange({ ...draft, passage })}
        />
        <Problems path="parts" />
      </section>
      {parts.map(({ id: part, leaf }, at) => (
        <section key={part} className="question-part" aria-labelledby={`${id}-${part}`}>
          <div className="panel-head">
            <h2 id={`${id}-${part}`}>{`Part ${at + 1}`}</h2>
            <div className="panel-actions">
              <select
                aria-label={`Type of part ${at + 1}`}
                className="question-select"
                value={leaf.type}
                onChange={(event) =>
                  setParts(
                    parts.map((other) =>
                      other.id === part
                        ? { id: part, leaf: withType(leaf, event.target.value as LeafType) }
                        : other,
                    ),
                  )
                }
              >
                {LEAF_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {TYPE_LABELS[type]}
                  </option>
                ))}
              </select>
              {parts.length > 1 && (
                <button
                  type="button"
                  className="panel-button panel-button--quiet"
                  onClick={() => setParts(parts.filter((other) => other.id !== part))}
                >
                  {`Remove part ${at + 1}`}
                </button>
              )}
            </div>
          </div>
          <LeafFields
            leaf={leaf}
            path={`parts[${at}].`}
            onChange={(changed) =>
              setParts(parts.map((other) => (other.id === part ? { id: part, leaf: changed } : other)))
            }
          />
        </section>
      ))}
      {parts.length < QUESTION_LIMITS.parts && (
        <button
          type="button"
          className="panel-button"
          onClick={() =>
            setParts([
              ...parts,
              {
                id: nextId(
                  'parts',
                  parts.map((part) => part.id),
                ),
                leaf: emptyLeaf(),
              },
            ])
          }
        >
          Add part
        </button>
      )}
    </>
  )
}
