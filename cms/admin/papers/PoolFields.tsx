'use client'
import { useState } from 'react'
import type { DraftItem } from '#domain/exams/drafts/DraftSchema.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { TYPE_LABELS } from '#domain/exams/questions/typeLabels.ts'
import { conceptsOf } from './conceptsOf.ts'
import { CheckField, ChoiceField, fieldId, NumberField, TextField } from './fields.tsx'

type Pool = Extract<DraftItem, { kind: 'pool' }>
type Props = { path: (string | number)[]; pool: Pool; onChange: (pool: Pool) => void }

const DIFFICULTY = [
  ['any', 'Any'],
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
] as const

/** What a pool draws: a number of questions of these types, about all of these concepts. */
export const PoolFields = ({ path, pool, onChange }: Props) => (
  <div className="paper-grid">
    <NumberField
      path={[...path, 'pick']}
      label="Questions for each student"
      value={pool.pick}
      onChange={(pick) => onChange({ ...pool, pick })}
    />
    <ChoiceField
      path={[...path, 'difficulty']}
      label="Difficulty"
      options={DIFFICULTY}
      value={pool.difficulty ?? 'any'}
      onChange={(value) => onChange({ ...pool, difficulty: value === 'any' ? null : value })}
    />
    <ConceptsField
      path={[...path, 'concepts']}
      concepts={pool.concepts}
      onChange={(concepts) => onChange({ ...pool, concepts })}
    />
    <fieldset className="paper-pair" id={fieldId(...path, 'types')} tabIndex={-1}>
      <legend>Types</legend>
      {LEAF_TYPES.map((type) => (
        <CheckField
          key={type}
          path={[...path, 'types', type]}
          label={TYPE_LABELS.en[type]}
          value={pool.types.includes(type)}
          onChange={(isIn) =>
            onChange({
              ...pool,
              types: LEAF_TYPES.filter((one) => (one === type ? isIn : pool.types.includes(one))),
            })
          }
        />
      ))}
    </fieldset>
  </div>
)

type ConceptsProps = {
  path: (string | number)[]
  concepts: readonly string[]
  onChange: (concepts: string[]) => void
}

/** The text is kept as it was typed, so that a comma may be typed before the concept behind it. */
function ConceptsField({ path, concepts, onChange }: ConceptsProps) {
  const [typed, setTyped] = useState('')
  const isTyped = conceptsOf(typed).join() === concepts.join()
  return (
    <TextField
      path={path}
      label="Concepts, separated by commas"
      help="A question has to have all of them."
      value={isTyped ? typed : concepts.join(', ')}
      onChange={(text) => {
        setTyped(text)
        onChange(conceptsOf(text))
      }}
    />
  )
}
