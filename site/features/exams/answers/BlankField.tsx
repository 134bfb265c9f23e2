'use client'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { MAX_BLANK_LENGTH } from '#domain/exams/answers/foldTyped.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { answerOf, type LeafOf } from './AnswerProps.ts'
import { blank as blankStyle } from './BlankField.css.ts'

type BlankFieldProps = {
  id: string
  leaf: LeafOf<'fillBlank'>
  answer: Answer | null
  onChange: (answer: Answer | null) => void
  isDisabled: boolean
}

/** A blank within the text of its question. */
export function BlankField({ id, leaf, answer, onChange, isDisabled }: BlankFieldProps) {
  const t = useTexts('hall')
  const typed = new Map(answerOf(answer, 'fillBlank')?.blanks.map(({ blank, text }) => [blank, text]))
  const change = (text: string): void => {
    const blanks = leaf.blanks
      .map((blank) => ({ blank: blank.id, text: blank.id === id ? text : (typed.get(blank.id) ?? '') }))
      .filter((entry) => entry.text.trim() !== '')
    onChange(blanks.length > 0 ? { ...answer, type: 'fillBlank', blanks } : null)
  }
  const at = leaf.blanks.findIndex((blank) => blank.id === id)
  return (
    <input
      value={typed.get(id) ?? ''}
      disabled={isDisabled}
      maxLength={MAX_BLANK_LENGTH}
      inputMode={leaf.blanks[at]?.kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={fillPlaceholders(t.blank, { number: at + 1 })}
      onChange={(event) => change(event.target.value)}
      className={blankStyle}
    />
  )
}
