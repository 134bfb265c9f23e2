'use client'
import clsx from 'clsx'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import { loadForms } from '../answers/AnswerForm.tsx'
import { HallBar } from './HallBar.tsx'
import { useHall } from './HallContext.tsx'
import { HallFoot } from './HallFoot.tsx'
import { HallMessages } from './HallMessages.tsx'
import { HallNotices } from './HallNotices.tsx'
import { contrast, middle, room } from './HallRoom.css.ts'
import type { Sheet } from './HallSheets.tsx'
import { HallState } from './HallState.tsx'
import { PaletteAside } from './Palette.tsx'
import { QuestionView } from './QuestionView.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { type Display, useDisplay } from './useDisplay.ts'
import { type Shortcut, useShortcuts } from './useShortcuts.ts'
import { useWatch } from './useWatch.ts'

const loadSheets = () => import('./HallSheets.tsx')
const loadCalculator = () => import('./Calculator.tsx')
const loadRough = () => import('./RoughSheet.tsx')
const loadSubmit = () => import('./SubmitPage.tsx')
const HallSheets = lazy(async () => ({ default: (await loadSheets()).HallSheets }))
const Calculator = lazy(async () => ({ default: (await loadCalculator()).Calculator }))
const SubmitPage = lazy(async () => ({ default: (await loadSubmit()).SubmitPage }))
const RoughSheet = lazy(async () => ({ default: (await loadRough()).RoughSheet }))

/** Loads the scripts of dialogs and tools ahead, so that they open without a network. */
function useLoadedAhead(sections: HallAttempt['hall']): void {
  useEffect(() => {
    const load = () =>
      Promise.all([loadForms(sections), loadSubmit(), loadSheets(), loadCalculator(), loadRough()])
    const timer = setTimeout(() => void load().catch(() => undefined), 500)
    return () => clearTimeout(timer)
  }, [sections])
}

/** The open hall: bar, sections, question, palette and buttons; before and after it is taken, its state instead. */
export function HallRoom({ onTakeOver }: { onTakeOver: () => void }) {
  const { hall, view } = useHall()
  const [display, setDisplay] = useDisplay(view.hall.hasLargeText)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [panel, setPanel] = useState<'calculator' | 'rough' | null>(null)
  const [isAtSubmit, setIsAtSubmit] = useState(false)
  useLoadedAhead(view.hall.hall)
  useWatch(hall)
  const isAnswering = !view.isOver && !view.isTakenOver && !view.isSubmitting && !view.isTimeUp
  const isShown = isAnswering && view.pulse.state === 'inProgress'
  const { calculator } = view.hall.paper
  const press = useCallback(
    (shortcut: Shortcut) => {
      if (shortcut === 'paper') setSheet('paper')
      if (shortcut === 'help') setSheet('keyboard')
      if (shortcut === 'calculator' && calculator !== 'none') setPanel('calculator')
      if (shortcut === 'palette') {
        const palette = document.getElementById('hall-palette')
        palette?.querySelector<HTMLElement>('[aria-current]')?.focus()
      }
    },
    [calculator],
  )
  useShortcuts(hall, display.hasShortcuts && isShown && !isAtSubmit, press)
  return (
    <div data-focus-page="bare" className={clsx(room, display.hasContrast && contrast)}>
      <HallBar onSheet={setSheet} />
      {isShown && !isAtSubmit ? <SectionTabs /> : null}
      <HallNotices />
      <HallMessages />
      {!isShown ? (
        <HallState onTakeOver={onTakeOver} />
      ) : isAtSubmit ? (
        <Suspense fallback={<div className={middle} />}>
          <SubmitPage onBack={() => setIsAtSubmit(false)} />
        </Suspense>
      ) : (
        <>
          <div className={middle}>
            <QuestionView zoom={display.zoom} />
            <PaletteAside hasLetters={display.hasLetters} onSubmit={() => setIsAtSubmit(true)} />
          </div>
          <HallFoot />
        </>
      )}
      <Suspense fallback={null}>
        {sheet && isShown ? (
          <HallSheets
            sheet={sheet}
            display={display}
            onDisplay={(changes: Partial<Display>) => setDisplay({ ...display, ...changes })}
            onSheet={setSheet}
            onPanel={(next) => {
              setSheet(null)
              setPanel(next)
            }}
            onSubmit={() => {
              setSheet(null)
              setIsAtSubmit(true)
            }}
          />
        ) : null}
        {isShown && panel === 'calculator' ? (
          <Calculator isScientific={calculator === 'scientific'} onClose={() => setPanel(null)} />
        ) : null}
        {isShown && panel === 'rough' ? <RoughSheet onClose={() => setPanel(null)} /> : null}
      </Suspense>
    </div>
  )
}
