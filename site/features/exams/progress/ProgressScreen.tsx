'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProgress } from '#site/data/exams/useProgress.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Select } from '#site/ui/fields/Select.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'

import { LeaderboardConsent } from '../leaderboard/LeaderboardConsent.tsx'
import { SeriesBoard } from '../leaderboard/SeriesBoard.tsx'
import { RankRange } from './RankRange.tsx'
import { ShareReport } from './ShareReport.tsx'

// The charts load beside the figures of the call.
const ProgressReport = lazy(() => import('./ProgressReport.tsx').then((m) => ({ default: m.ProgressReport })))

const WeeklyPlan = lazy(() => import('./WeeklyPlan.tsx').then((m) => ({ default: m.WeeklyPlan })))

/** `/progress?series=<slug>`: how a student does across a test series. */
export function ProgressScreen() {
  const t = useTexts('progress')
  return (
    <AccountFrame
      purpose={t.purpose}
      skeleton={
        <>
          <h1>{t.title}</h1>
          <Skeleton height={320} />
        </>
      }
    >
      <h1>{t.title}</h1>
      <Shown />
    </AccountFrame>
  )
}

function Shown() {
  const t = useTexts('progress')
  const e = useTexts('exams')
  const { base } = useProject()
  const { me } = useMe(base)
  // Null until the address was read.
  const [series, setSeries] = useState<{ slug: string | null } | null>(null)
  useEffect(() => setSeries({ slug: new URLSearchParams(window.location.search).get('series') }), [])
  const { answer, error, reload } = useProgress(base, series ? me?.uid : undefined, series?.slug ?? null)
  if (!answer && error)
    return (
      <ErrorState title={e.failed} text={e.failedText}>
        <PlainButton look="outline" onClick={() => void reload()}>
          {e.retry}
        </PlainButton>
      </ErrorState>
    )
  if (!answer) return <Skeleton height={320} />
  const { progress, series: all, rankRange, next } = answer
  if (!progress)
    return (
      <EmptyState title={t.none} text={t.noneText}>
        <LinkButton href="/learn">{e.myLearning}</LinkButton>
      </EmptyState>
    )
  const choose = (slug: string) => {
    setSeries({ slug })
    window.history.replaceState(null, '', `?${new URLSearchParams({ series: slug })}`)
  }
  return (
    <>
      {all.length > 1 ? (
        <Select
          label={t.series}
          options={all.map(({ slug, title }) => ({ id: slug, label: title }))}
          value={progress.series.slug}
          onChange={choose}
        />
      ) : null}
      <Suspense fallback={<Skeleton height={320} />}>
        <ProgressReport progress={progress} />
        {rankRange ? <RankRange range={rankRange} /> : null}
        <WeeklyPlan progress={progress} next={next} />
        <ShareReport series={progress.series.slug} />
        <SeriesBoard series={progress.series.slug} />
        <LeaderboardConsent />
      </Suspense>
    </>
  )
}
