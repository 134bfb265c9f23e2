'use client'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainTextArea } from '#site/ui/fields/PlainFields.tsx'
import { type AnswerProps, answerOf, type LeafOf } from './AnswerProps.ts'
import { written as writtenStyle } from './Pages.css.ts'
import { Pages } from './Pages.tsx'

/** A typed text, and pages on paper as photos or PDF, which an expert marks. */
export function WrittenAnswer(props: AnswerProps & { leaf: LeafOf<'subjective'> }) {
  const { asked, leaf, answer, onChange, isDisabled } = props
  const t = useTexts('hall')
  const written = answerOf(answer, 'subjective')
  const text = written?.text ?? ''
  const files = written?.files ?? []
  const change = (next: { text: string; files: string[] }): void =>
    onChange(next.text.trim() === '' && next.files.length === 0 ? null : { type: 'subjective', ...next })
  return (
    <div className={writtenStyle}>
      {leaf.maxCharacters > 0 ? (
        <PlainTextArea
          label={t.written}
          help={fillPlaceholders(t.characters, { count: text.length, max: leaf.maxCharacters })}
          rows={10}
          value={text}
          disabled={isDisabled}
          maxLength={leaf.maxCharacters}
          onChange={({ target: { value } }) => change({ text: value, files })}
        />
      ) : null}
      {leaf.maxFiles > 0 ? (
        <Pages
          question={asked.id}
          files={files}
          maxFiles={leaf.maxFiles}
          isDisabled={isDisabled}
          onChange={(next) => change({ text, files: next })}
        />
      ) : null}
    </div>
  )
}
