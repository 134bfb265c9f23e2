'use client'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { type PaletteState, paletteCounts, STATES_IN_LEGEND } from '#domain/exams/attempts/palette.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { useCloseOnBack } from '#site/ui/overlays/useCloseOnBack.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { lineIn, paletteStateOf, placeIn } from '../answers/askedQuestions.ts'
import { useHall } from './HallContext.tsx'
import { bubble, states } from './Palette.css.ts'
import { SavedBadge } from './SavedBadge.tsx'
import * as styles from './SubmitPage.css.ts'

/** The last look before submitting: five counts for each section, and a way to every question that is open. */
export function SubmitPage({ onBack }: { onBack: () => void }) {
  const t = useTexts('hall')
  const { hall, view } = useHall()
  const top = useRef<HTMLElement>(null)
  useEffect(() => top.current?.focus(), [])
  useCloseOnBack(true, onBack)
  const { questions, draft, current } = view.state
  const shown = questions.find(({ id }) => id === current)
  const isUnsaved = shown && JSON.stringify(shown.saved) !== JSON.stringify(draft)
  const place = placeIn(view.hall.hall, current)
  const countsOf = (ids: readonly string[]) =>
    paletteCounts(questions.filter(({ id }) => ids.includes(id)).map(paletteStateOf))
  const all = countsOf(questions.map(({ id }) => id))
  const goTo = (id: string): void => {
    if (id !== current) hall.act({ kind: 'jump', to: id })
    onBack()
  }
  return (
    <main ref={top} tabIndex={-1} className={styles.page} aria-labelledby="hall-submit">
      <div className={styles.inner}>
        <div>
          <h2 id="hall-submit" className={styles.title}>
            {t.submitTitle}
          </h2>
          <p className={styles.lead}>{t.submitText}</p>
        </div>
        {isUnsaved && place ? (
          <Banner tone="warning" role="status">
            {fillPlaceholders(t.unsaved, { number: place.number })}
          </Banner>
        ) : null}
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t.section}</th>
                <th scope="col">{t.questions}</th>
                {STATES_IN_LEGEND.map((state) => (
                  <th key={state} scope="col">
                    {t.states[state]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.hall.hall.map((section) => (
                <CountRow
                  key={section.id}
                  name={lineIn(section.title, view.language)}
                  counts={countsOf(section.questions.map(({ id }) => id))}
                  total={section.questions.length}
                />
              ))}
            </tbody>
            {view.hall.hall.length > 1 ? (
              <tfoot>
                <CountRow name={t.total} counts={all} total={questions.length} />
              </tfoot>
            ) : null}
          </table>
        </div>
        <Jumps title={t.notAnsweredList} state="notAnswered" onJump={goTo} />
        <Jumps title={t.notVisitedList} state="notVisited" onJump={goTo} />
        <SavedBadge />
        <div className={styles.actions}>
          <PlainButton look="outline" size="l" onClick={onBack}>
            {t.backToPaper}
          </PlainButton>
          <PlainButton look="ink" size="l" onClick={() => void hall.submit()}>
            {t.submitNow}
          </PlainButton>
        </div>
      </div>
    </main>
  )
}

type CountRowProps = { name: string; counts: Record<PaletteState, number>; total: number }

function CountRow({ name, counts, total }: CountRowProps) {
  const t = useTexts('hall')
  return (
    <tr>
      <th scope="row">
        <span>
          <MixedText>{name}</MixedText>
        </span>
      </th>
      <td data-label={t.questions}>{total}</td>
      {STATES_IN_LEGEND.map((state) => (
        <td key={state} data-label={t.states[state]}>
          {counts[state]}
        </td>
      ))}
    </tr>
  )
}

type JumpsProps = { title: string; state: PaletteState; onJump: (id: string) => void }

/** Questions of one state, by section; those of closed sections cannot be reached. */
function Jumps({ title, state, onJump }: JumpsProps) {
  const t = useTexts('hall')
  const { view } = useHall()
  const inState = new Set(
    view.state.questions.filter((one) => paletteStateOf(one) === state).map(({ id }) => id),
  )
  const sections = view.hall.hall
    .filter(({ id }) => view.open.includes(id))
    .map((section) => ({
      section,
      found: section.questions.flatMap(({ id }, at) => (inState.has(id) ? [{ id, number: at + 1 }] : [])),
    }))
    .filter(({ found }) => found.length > 0)
  if (sections.length === 0 || view.hall.isForwardOnly) return null
  return (
    <section className={styles.jumps}>
      <h3 className={styles.jumpTitle}>{title}</h3>
      {sections.map(({ section, found }) => (
        <div key={section.id} className={styles.jumps}>
          <p className={styles.sectionName}>
            <MixedText>{lineIn(section.title, view.language)}</MixedText>
          </p>
          <div className={styles.jumpList}>
            {found.map(({ id, number }) => (
              <button
                key={id}
                type="button"
                className={clsx(bubble, states[state])}
                aria-label={fillPlaceholders(t.goToQuestion, { number })}
                onClick={() => onJump(id)}
              >
                {number}
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}
