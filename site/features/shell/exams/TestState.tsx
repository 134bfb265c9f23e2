'use client'
import { isResumable } from '#domain/exams/attempts/runningStates.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { useMyAttempts } from '#site/data/exams/useMyAttempts.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useProject } from '../ProjectContext.tsx'
import { link } from './TestState.css.ts'

type TestStateProps = { kind: PaperKind; slug: string }

/** The person's state in a test: a link to the running attempt or the last result; empty without one. */
export function TestState({ kind, slug }: TestStateProps) {
  const t = useTexts('facts')
  const { base } = useProject()
  const toHref = useHref()
  const { me } = useMe(base)
  const attempts = useMyAttempts(base, me?.uid)
  const last = attempts?.find(
    (attempt) => attempt.kind === kind && attempt.slug === slug && attempt.state !== 'cancelled',
  )
  if (!last) return null
  // Full loads: the hall's page is one for all attempts.
  return isResumable(last.state) ? (
    <a className={link} href={toHref(`/tests/${last.id}`)}>
      {t.resumeTest}
    </a>
  ) : (
    <a className={link} href={toHref(`/tests/${last.id}/result`)}>
      {last.marks && last.fullMarks
        ? fillPlaceholders(t.testResult, { marks: last.marks.text, full: last.fullMarks.text })
        : t.testDone}
    </a>
  )
}
