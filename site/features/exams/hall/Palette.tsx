'use client'
import clsx from 'clsx'
import { useState } from 'react'
import {
  PALETTE_LETTERS,
  PALETTE_STATES,
  type PaletteState,
  paletteCounts,
  STATES_IN_LEGEND,
} from '#domain/exams/attempts/palette.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { lineIn, paletteStateOf, placeIn } from '../answers/askedQuestions.ts'
import { useHall } from './HallContext.tsx'
import * as styles from './Palette.css.ts'

type PaletteProps = {
  hasLetters: boolean
  /** In a sheet, whose title is the section: after a question was chosen, for it to close. */
  onChosen?: () => void
}

/** The questions of the section, each with its state: counts, a filter by state, and a jump to each. */
export function Palette({ hasLetters, onChosen }: PaletteProps) {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const [only, setOnly] = useState<PaletteState | null>(null)
  const place = placeIn(view.hall.hall, view.state.current)
  if (!place) return null
  const { section } = place
  const byId = new Map(view.state.questions.map((one) => [one.id, paletteStateOf(one)]))
  const stateOf = (id: string): PaletteState => byId.get(id) ?? PALETTE_STATES[0]
  const counts = paletteCounts(section.questions.map(({ id }) => stateOf(id)))
  const shown = section.questions
    .map(({ id }, index) => ({ id, number: index + 1, state: stateOf(id) }))
    .filter(({ state }) => only === null || state === only)
  return (
    <>
      <ul className={styles.legend}>
        {STATES_IN_LEGEND.map((state) => (
          <li key={state}>
            <button
              type="button"
              className={styles.filter}
              aria-pressed={only === state}
              onClick={() => setOnly(only === state ? null : state)}
            >
              <span className={clsx(styles.bubble, styles.small, styles.states[state])}>{counts[state]}</span>
              <span>
                {hasLetters && PALETTE_LETTERS[state] ? <b>{PALETTE_LETTERS[state]} </b> : null}
                {t.states[state]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {onChosen ? null : (
        <div className={styles.head}>
          <b className={styles.sectionName}>
            <MixedText>{lineIn(section.title, view.language)}</MixedText>
          </b>
          <span className={styles.range}>
            {fillPlaceholders(t.range, { first: 1, last: section.questions.length })}
          </span>
        </div>
      )}
      <div role="toolbar" aria-label={t.palette} className={styles.grid} id="hall-palette">
        {shown.map(({ id, number, state }) => (
          <button
            key={id}
            type="button"
            className={clsx(styles.bubble, styles.states[state], id === view.state.current && styles.current)}
            aria-label={fillPlaceholders(t.paletteName, { number, state: t.states[state] })}
            aria-current={id === view.state.current ? 'true' : undefined}
            onClick={() => {
              if (id !== view.state.current) hall.act({ kind: 'jump', to: id })
              onChosen?.()
            }}
          >
            {number}
            {hasLetters && PALETTE_LETTERS[state] ? (
              <span className={styles.letter}>{PALETTE_LETTERS[state]}</span>
            ) : null}
          </button>
        ))}
      </div>
    </>
  )
}

/** The palette beside the question, under the name of the student. */
export function PaletteAside({ hasLetters, onSubmit }: { hasLetters: boolean; onSubmit: () => void }) {
  const t = useTexts('hall')
  const { view } = useHall()
  const { name, roll } = view.hall.student
  return (
    <aside className={styles.aside} aria-label={t.palette}>
      <div className={styles.person}>
        <Avatar name={name} />
        <div className={styles.names}>
          <p className={styles.personName}>{name}</p>
          {roll ? <p className={styles.roll}>{fillPlaceholders(t.roll, { roll })}</p> : null}
        </div>
      </div>
      <Palette hasLetters={hasLetters} />
      <PlainButton look="ink" isBlock className={styles.submit} onClick={onSubmit}>
        {t.submit}
      </PlainButton>
    </aside>
  )
}
