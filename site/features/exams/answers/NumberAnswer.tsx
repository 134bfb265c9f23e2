'use client'
import clsx from 'clsx'
import Delete from 'lucide-react/icons/delete'
import { useId, useRef, useState } from 'react'
import { foldNumber, MAX_NUMBER_LENGTH } from '#domain/exams/answers/foldTyped.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { type AnswerProps, answerOf, type LeafOf } from './AnswerProps.ts'
import { fault, field, help, key, keypad, label, root, wideKey } from './NumberAnswer.css.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Beginnings of numbers that are accepted while typing. */
const isBegun = (text: string): boolean => /^\s*[-+−]?\s*\.?\s*$/.test(text)

/** A typed number, on phones by keys on the screen in place of the keyboard, which would cover the question. */
export function NumberAnswer(props: AnswerProps & { leaf: LeafOf<'integer' | 'numeric'> }) {
  const { leaf, answer, onChange, isDisabled } = props
  const t = useTexts('hall')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  const text = answerOf(answer, leaf.type)?.text ?? ''
  const isWrong = !isBegun(text) && foldNumber(text) === null
  const type = (typed: string): void => {
    const next = typed.slice(0, MAX_NUMBER_LENGTH)
    onChange(next.trim() === '' ? null : { ...answer, type: leaf.type, text: next })
  }
  const decimals = leaf.type === 'numeric' ? leaf.decimals : null
  return (
    <div className={root}>
      <label htmlFor={id} className={label}>
        {t.yourNumber}
      </label>
      <input
        ref={input}
        id={id}
        value={text}
        disabled={isDisabled}
        inputMode={isTouch ? 'none' : leaf.type === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={MAX_NUMBER_LENGTH}
        aria-describedby={`${id}-help`}
        aria-invalid={isWrong || undefined}
        onChange={(event) => type(event.target.value)}
        className={field}
      />
      <p id={`${id}-help`} className={isWrong ? fault : help}>
        {isWrong ? t.notANumber : decimals === null ? '' : fillPlaceholders(t.decimals, { count: decimals })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no form field of its own */}
      <div className={keypad} role="group" aria-label={t.keypad}>
        {DIGITS.map((digit) => (
          <Key key={digit} name={digit} isDisabled={isDisabled} onPress={() => type(text + digit)} />
        ))}
        <Key
          name="−"
          label={t.minus}
          isDisabled={isDisabled}
          onPress={() => type(text.startsWith('-') ? text.slice(1) : `-${text}`)}
        />
        <Key name="0" isDisabled={isDisabled} onPress={() => type(`${text}0`)} />
        {leaf.type === 'numeric' ? (
          <Key
            name="."
            label={t.point}
            isDisabled={isDisabled || text.includes('.')}
            onPress={() => type(`${text}.`)}
          />
        ) : (
          <span />
        )}
        <button
          type="button"
          className={clsx(key, wideKey)}
          aria-label={t.backspace}
          disabled={isDisabled}
          onClick={() => type(text.slice(0, -1))}
        >
          <Icon icon={Delete} />
        </button>
      </div>
    </div>
  )
}

type KeyProps = { name: string; label?: string; isDisabled: boolean; onPress: () => void }

function Key({ name, label: name2, isDisabled, onPress }: KeyProps) {
  return (
    <button type="button" className={key} aria-label={name2} disabled={isDisabled} onClick={onPress}>
      {name}
    </button>
  )
}
