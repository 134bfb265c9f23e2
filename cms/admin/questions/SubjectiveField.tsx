'use client'
import { useId } from 'react'
import { type DraftLeaf, emptyText } from '#domain/exams/bank/questionDraft.ts'
import { Problems, TextPair } from './TextPair.tsx'

type Props = { leaf: DraftLeaf; path: string; onChange: (leaf: DraftLeaf) => void }

/** How a subjective question is answered, and the steps that the expert gives marks for. */
export function SubjectiveField({ leaf, path, onChange }: Props) {
  const id = useId()
  const { rubric } = leaf
  return (
    <>
      <div className="question-row">
        <div className="panel-field">
          <label htmlFor={`${id}-files`}>Pages or files that students may send</label>
          <input
            id={`${id}-files`}
            inputMode="numeric"
            value={leaf.maxFiles}
            onChange={(event) => onChange({ ...leaf, maxFiles: event.target.value })}
          />
          <Problems path={`${path}maxFiles`} />
        </div>
        <div className="panel-field">
          <label htmlFor={`${id}-characters`}>Characters that they may type</label>
          <input
            id={`${id}-characters`}
            inputMode="numeric"
            value={leaf.maxCharacters}
            onChange={(event) => onChange({ ...leaf, maxCharacters: event.target.value })}
          />
          <Problems path={`${path}maxCharacters`} />
        </div>
      </div>
      <fieldset className="question-items">
        <legend>What the expert looks for</legend>
        <Problems path={`${path}rubric`} />
        {rubric.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names
          <div key={at} className="question-item">
            <TextPair
              label={`Step ${at + 1}`}
              path={`${path}rubric[${at}].text`}
              rows={1}
              isRich={false}
              value={step.text}
              onChange={(text) =>
                onChange({
                  ...leaf,
                  rubric: rubric.map((other) => (other === step ? { ...step, text } : other)),
                })
              }
            />
            <div className="question-row">
              <div className="panel-field">
                <label htmlFor={`${id}-marks-${at}`}>Marks, such as 2 or 1/2</label>
                <input
                  id={`${id}-marks-${at}`}
                  value={step.marks}
                  onChange={(event) =>
                    onChange({
                      ...leaf,
                      rubric: rubric.map((other) =>
                        other === step ? { ...step, marks: event.target.value } : other,
                      ),
                    })
                  }
                />
                <Problems path={`${path}rubric[${at}].marks`} />
              </div>
              <button
                type="button"
                className="panel-button panel-button--quiet"
                onClick={() => onChange({ ...leaf, rubric: rubric.filter((other) => other !== step) })}
              >
                {`Remove step ${at + 1}`}
              </button>
            </div>
          </div>
        ))}
        <button
          type="button"
          className="panel-button panel-button--quiet"
          onClick={() => onChange({ ...leaf, rubric: [...rubric, { text: emptyText(), marks: '1' }] })}
        >
          Add step
        </button>
      </fieldset>
    </>
  )
}
