'use client'
import clsx from 'clsx'
import Delete from 'lucide-react/icons/delete'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { type AngleUnit, calculate, resultText } from '#domain/exams/calculator/calculate.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { PlainButton, PlainIconButton } from '#site/ui/PlainButton.tsx'
import * as styles from './Calculator.css.ts'

const FUNCTIONS = ['sin', 'cos', 'tan', 'log', 'ln', 'e', 'asin', 'acos', 'atan']
const MAX_LENGTH = 200

/** A calculator for the student's own reckoning: plain, or with the functions of a scientific one. */
export function Calculator({ isScientific, onClose }: { isScientific: boolean; onClose: () => void }) {
  const t = useTexts('hall')
  const id = useId()
  const [text, setText] = useState('')
  const [result, setResult] = useState('')
  const [unit, setUnit] = useState<AngleUnit>('degrees')
  const input = useRef<HTMLInputElement>(null)
  const add = (more: string): void => setText((before) => (before + more).slice(0, MAX_LENGTH))
  const equals = (): void => {
    const value = calculate(text, unit)
    if (value === null) {
      setResult(text.trim() === '' ? '' : t.calculatorError)
      return
    }
    setResult(resultText(value))
    setText(resultText(value))
  }
  const key = (shown: string, more = shown, name?: string) => (
    <button type="button" className={styles.key} aria-label={name} onClick={() => add(more)}>
      {shown}
    </button>
  )
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t.calculator}
        </h2>
        {isScientific ? (
          <PlainButton
            look="ghost"
            size="s"
            onClick={() => setUnit(unit === 'degrees' ? 'radians' : 'degrees')}
          >
            {t[unit]}
          </PlainButton>
        ) : null}
        <PlainIconButton icon={X} label={t.close} onClick={onClose} />
      </div>
      <input
        ref={input}
        value={text}
        maxLength={MAX_LENGTH}
        aria-label={t.expression}
        autoComplete="off"
        className={styles.display}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') equals()
          if (event.key === 'Escape') onClose()
        }}
      />
      <output className={styles.result}>{result}</output>
      {isScientific ? (
        <div className={styles.functions}>
          {FUNCTIONS.map((name) => (
            <button
              key={name}
              type="button"
              className={clsx(styles.key, styles.functionKey)}
              onClick={() => add(name === 'e' ? 'e' : `${name}(`)}
            >
              {name}
            </button>
          ))}
          {key('π', 'π', t.keys.pi)}
          {key('xʸ', '^', t.keys.power)}
          {key('n!', '!', t.keys.factorial)}
        </div>
      ) : null}
      <div className={styles.keys}>
        <button
          type="button"
          className={styles.key}
          aria-label={t.keys.clear}
          onClick={() => {
            setText('')
            setResult('')
          }}
        >
          AC
        </button>
        {key('√', '√(', t.keys.root)}
        {key('%', '%', t.keys.percent)}
        <button
          type="button"
          className={styles.key}
          aria-label={t.keys.back}
          onClick={() => setText(text.slice(0, -1))}
        >
          <Icon icon={Delete} size="s" />
        </button>
        {key('(')}
        {key(')')}
        <span />
        {key('÷', '÷', t.keys.divided)}
        {key('7')}
        {key('8')}
        {key('9')}
        {key('×', '×', t.keys.times)}
        {key('4')}
        {key('5')}
        {key('6')}
        {key('−', '−', t.keys.minus)}
        {key('1')}
        {key('2')}
        {key('3')}
        {key('+', '+', t.keys.plus)}
        {key('0')}
        {key('.')}
        <span />
        <button
          type="button"
          className={clsx(styles.key, styles.equals)}
          aria-label={t.keys.equals}
          onClick={equals}
        >
          =
        </button>
      </div>
    </section>
  )
}
