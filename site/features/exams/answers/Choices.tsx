'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '#site/texts/useTexts.ts'
import { Typeset } from '#site/ui/richText/Typeset.tsx'
import { type AnswerProps, answerOf, type LeafOf } from './AnswerProps.ts'
import { letterOf } from './askedQuestions.ts'
import { box, bubble, group, list, option, removed as removedStyle, single, words } from './Choices.css.ts'

type ChoiceProps = AnswerProps & { leaf: LeafOf<'single' | 'multiple' | 'assertionReason'> }

/** Options of which one is chosen, or several. */
export function Choices(props: ChoiceProps) {
  const { asked, leaf, language, pictures, answer, onChange, isDisabled } = props
  const t = useTexts('hall')
  const isMany = leaf.type === 'multiple'
  const chosen = isMany
    ? (answerOf(answer, 'multiple')?.options ?? [])
    : [answerOf(answer, leaf.type)?.option].filter((id) => id !== undefined)
  const ids = asked.options ?? leaf.options.map(({ id }) => id)
  const choose = (id: string): void => {
    if (leaf.type !== 'multiple') {
      onChange({ ...answer, type: leaf.type, option: id })
      return
    }
    const options = ids.filter((each) => (each === id) !== chosen.includes(each))
    onChange(options.length > 0 ? { ...answer, type: 'multiple', options } : null)
  }
  return (
    <fieldset className={group}>
      <legend className="sr-only">{t.options}</legend>
      <div className={clsx(list, language === 'both' && single)}>
        {ids.map((id, index) => {
          const text = leaf.options.find((each) => each.id === id)?.text
          return text ? (
            <Choice
              key={id}
              name={asked.id}
              letter={letterOf(index)}
              isMany={isMany}
              isChosen={chosen.includes(id)}
              isDisabled={isDisabled}
              onChoose={() => choose(id)}
            >
              <Typeset text={text} language={language} pictures={pictures} />
            </Choice>
          ) : null
        })}
      </div>
      {asked.removed ? <p className={removedStyle}>{t.removedOption}</p> : null}
    </fieldset>
  )
}

/** True or false. */
export function TrueFalse({ asked, answer, onChange, isDisabled }: AnswerProps) {
  const t = useTexts('hall')
  const chosen = answerOf(answer, 'trueFalse')?.value
  return (
    <fieldset className={group}>
      <legend className="sr-only">{t.options}</legend>
      <div className={list}>
        {[true, false].map((value, index) => (
          <Choice
            key={String(value)}
            name={asked.id}
            letter={letterOf(index)}
            isChosen={chosen === value}
            isDisabled={isDisabled}
            onChoose={() => onChange({ ...answer, type: 'trueFalse', value })}
          >
            {value ? t.yes : t.no}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

type OneChoice = {
  name: string
  letter: string
  isMany?: boolean
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
  children: ReactNode
}

/** One option, with its letter. */
export function Choice({ name, letter, isMany, isChosen, isDisabled, onChoose, children }: OneChoice) {
  return (
    <label className={option}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="sr-only"
        data-option={letter}
      />
      <span className={clsx(bubble, isMany && box)}>{letter}</span>
      <div className={words}>{children}</div>
    </label>
  )
}
