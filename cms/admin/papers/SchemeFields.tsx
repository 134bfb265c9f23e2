'use client'
import type { DraftScheme } from '#domain/exams/drafts/DraftSchema.ts'
import { typedScheme } from '#domain/exams/drafts/schemeText.ts'
import { MOODLE_CERTAINTY, plainScheme, suitsType } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'
import type { LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { CheckField, ChoiceField, TextField } from './fields.tsx'

type Props = {
  path: (string | number)[]
  type: LeafType
  scheme: DraftScheme
  onChange: (scheme: DraftScheme) => void
}

const PARTIAL = [
  ['none', 'All or nothing'],
  ['subset', 'For each right option, if none is wrong (JEE Advanced)'],
  ['options', 'For each right and each wrong option'],
  ['rows', 'For each right row or blank'],
] as const
const ONE = plainScheme(fraction(1))
const CERTAIN = typedScheme({ ...ONE, certainty: MOODLE_CERTAINTY }).certainty

const kindsFor = (type: LeafType) =>
  PARTIAL.filter(([kind]) => suitsType({ ...ONE, partial: { kind } as never }, type))

/** How questions of one type are marked: exact marks such as -1/3, marks for parts, and certainty. */
export function SchemeFields({ path, type, scheme, onChange }: Props) {
  const { partial, certainty } = scheme
  const marks = (name: 'correct' | 'wrong' | 'blank', label: string) => (
    <TextField
      path={[...path, name]}
      label={label}
      value={scheme[name]}
      placeholder="0"
      problem={unreadable(scheme[name])}
      onChange={(value) => onChange({ ...scheme, [name]: value })}
    />
  )
  const part = (name: 'each' | 'wrongEach' | 'least', label: string, placeholder = '0') => (
    <TextField
      path={[...path, name]}
      label={label}
      value={partial[name]}
      placeholder={placeholder}
      problem={unreadable(partial[name])}
      onChange={(value) => onChange({ ...scheme, partial: { ...partial, [name]: value } })}
    />
  )
  const kinds = kindsFor(type)
  return (
    <div className="paper-scheme">
      {marks('correct', 'Right')}
      {marks('wrong', 'Wrong')}
      {marks('blank', 'No answer')}
      {kinds.length > 1 && (
        <ChoiceField
          path={[...path, 'partial']}
          label="Right in part"
          value={partial.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...scheme, partial: { ...partial, kind }, certainty: null })}
        />
      )}
      {partial.kind !== 'none' && part('each', 'For each right one', 'an equal share')}
      {(partial.kind === 'options' || partial.kind === 'rows') && (
        <>
          {part('wrongEach', 'For each wrong one')}
          {part('least', 'Never less than')}
        </>
      )}
      {partial.kind === 'none' && type !== 'subjective' && (
        <CheckField
          path={[...path, 'certainty']}
          label="Marked by certainty (guess, fairly sure, certain)"
          value={certainty !== null}
          onChange={(isOn) => onChange({ ...scheme, certainty: isOn ? CERTAIN : null })}
          help={
            certainty &&
            `Right: ${certainty.right.join(', ')} times the marks. Wrong: ${certainty.wrong.join(', ')} times.`
          }
        />
      )}
    </div>
  )
}

const unreadable = (text: string): string | undefined =>
  text.trim() !== '' && !parseMarks(text) ? 'Write marks as 4, -0.66 or -1/3.' : undefined
