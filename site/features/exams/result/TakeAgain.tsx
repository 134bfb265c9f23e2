'use client'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { attemptsLeft } from '#domain/exams/attempts/mayStart.ts'
import { paperPath } from '#domain/exams/paperPath.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { usePaper } from '#site/data/exams/usePaper.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { lead } from './ResultScreen.css.ts'

/** Refusals that the page of the paper resolves before the start. */
const ANSWERED_THERE: readonly string[] = ['passwordWrong', 'consentMissing', 'running']

/** Leads to the start of the paper of a result where another attempt is possible, else says why not. */
export function TakeAgain({ kind, slug }: { kind: PaperKind; slug: string }) {
  const { base } = useProject()
  const { me, error } = useMe(base)
  const { view } = usePaper(base, kind, slug, me ? me.uid : me === null || error ? '' : undefined)
  return view?.state === 'ready' ? <Again paper={view.paper} /> : null
}

function Again({ paper }: { paper: PaperInfo }) {
  const t = useTexts('exams')
  const locale = useLocale()
  const { refusal, attemptsAllowed, accommodation, attempts } = paper
  const href = paperPath(paper.kind, paper.slug, paper.series?.slug ?? null)
  if (refusal && !ANSWERED_THERE.includes(refusal.reason))
    return (
      <p className={lead}>
        {fillPlaceholders(t.refusals[refusal.reason], {
          time: refusal.at === null ? '' : timeText(refusal.at, locale),
        })}
      </p>
    )
  if (href === null) return null
  const left = attemptsLeft(attemptsAllowed, accommodation?.extraAttempts ?? 0, attempts)
  const isRunning = refusal?.reason === 'running'
  return (
    <>
      <LinkButton href={href} prefetch={false}>
        {isRunning ? t.resume : t.again}
      </LinkButton>
      {left === null || isRunning ? null : (
        <p className={lead}>{countedText(locale, t.attemptsLeft, left)}</p>
      )}
    </>
  )
}
