'use client'
import { type DraftLeaf, emptyBlank, nextId } from '#domain/exams/bank/questionDraft.ts'
import { BlanksField } from './BlanksField.tsx'
import { GridField } from './GridField.tsx'
import { NumbersField } from './NumbersField.tsx'
import { OptionsField } from './OptionsField.tsx'
import { SolutionField } from './SolutionField.tsx'
import { SubjectiveField } from './SubjectiveField.tsx'
import { Problems, TextPair } from './TextPair.tsx'

type LeafProps = {
  leaf: DraftLeaf
  /** Where the leaf is: empty for a question alone, `parts[1].` in a set. */
  path: string
  onChange: (leaf: DraftLeaf) => void
}

/** What is asked, what is right and how it is solved. */
export const LeafFields = (props: LeafProps) => (
  <>
    <section className="panel-card question-card" aria-label="Question">
      <Asked {...props} />
      <Answer {...props} />
    </section>
    <section className="panel-card question-card" aria-label="Hint and solution">
      <SolutionField {...props} />
    </section>
  </>
)

function Asked({ leaf, path, onChange }: LeafProps) {
  if (leaf.type === 'assertionReason')
    return (
      <>
        <TextPair
          label="Assertion"
          path={`${path}assertion`}
          value={leaf.assertion}
          onChange={(assertion) => onChange({ ...leaf, assertion })}
        />
        <TextPair
          label="Reason"
          path={`${path}reason`}
          value={leaf.reason}
          onChange={(reason) => onChange({ ...leaf, reason })}
        />
      </>
    )
  const addBlank = () => {
    const used = `${leaf.stem.en}${leaf.stem.hi}`
    const free = leaf.blanks.find(({ id }) => !used.includes(`[[${id}]]`))
    const half = leaf.blanks.find(({ id }) => used.split(`[[${id}]]`).length === 2)
    const known = free ?? half
    if (known) return known.id
    const id = nextId(
      'blanks',
      leaf.blanks.map((blank) => blank.id),
    )
    onChange({ ...leaf, blanks: [...leaf.blanks, emptyBlank(id)] })
    return id
  }
  return (
    <TextPair
      label="Question"
      path={`${path}stem`}
      rows={4}
      value={leaf.stem}
      onChange={(stem) => onChange({ ...leaf, stem })}
      onAddBlank={leaf.type === 'fillBlank' ? addBlank : undefined}
    />
  )
}

function Answer({ leaf, path, onChange }: LeafProps) {
  switch (leaf.type) {
    case 'single':
    case 'multiple':
    case 'assertionReason':
      return <OptionsField leaf={leaf} path={path} onChange={onChange} />
    case 'trueFalse':
      return <TrueFalse leaf={leaf} path={path} onChange={onChange} />
    case 'integer':
    case 'numeric':
      return <Numbers leaf={leaf} path={path} onChange={onChange} />
    case 'match':
    case 'matrix':
      return <GridField leaf={leaf} path={path} onChange={onChange} />
    case 'fillBlank':
      return <BlanksField leaf={leaf} path={path} onChange={onChange} />
    case 'subjective':
      return <SubjectiveField leaf={leaf} path={path} onChange={onChange} />
  }
}

const TrueFalse = ({ leaf, path, onChange }: LeafProps) => (
  <fieldset className="question-set">
    <legend>Right answer</legend>
    {[true, false].map((value) => (
      <label key={String(value)}>
        <input
          type="radio"
          name={`${path}trueFalse`}
          checked={leaf.trueFalse[0] === value}
          onChange={() => onChange({ ...leaf, trueFalse: [value] })}
        />
        {value ? 'True' : 'False'}
      </label>
    ))}
    <Problems path={`${path}right`} />
  </fieldset>
)

const Numbers = ({ leaf, path, onChange }: LeafProps) => (
  <>
    <NumbersField
      label="Right numbers"
      path={`${path}numbers`}
      numbers={leaf.numbers}
      onChange={(numbers) => onChange({ ...leaf, numbers })}
    />
    {leaf.type === 'numeric' && (
      <label className="panel-field question-short">
        <span className="panel-field__label">Decimal places required in the answer</span>
        <select
          value={leaf.decimals}
          onChange={(event) => onChange({ ...leaf, decimals: event.target.value })}
        >
          <option value="">Not said</option>
          {[0, 1, 2, 3, 4, 5, 6].map((places) => (
            <option key={places} value={places}>
              {places}
            </option>
          ))}
        </select>
      </label>
    )}
  </>
)
