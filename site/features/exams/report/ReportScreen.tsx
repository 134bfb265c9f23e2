'use client'
import clsx from 'clsx'
import { useParams } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useReport } from '#site/data/exams/useReport.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, screenful } from '#site/ui/layout.css.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import * as page from '../result/ResultScreen.css.ts'

// The charts load beside the figures of the call.
const ProgressReport = lazy(() =>
  import('../progress/ProgressReport.tsx').then((m) => ({ default: m.ProgressReport })),
)

/** `/report/<token>`: a student's progress for parents or a teacher, until the link ends. */
export function ReportScreen() {
  const { base } = useProject()
  const { token } = useParams<{ token: string }>()
  return (
    <div className={clsx(container, screenful)}>
      <div className={page.page}>
        <Shown base={base} token={token} />
      </div>
    </div>
  )
}

function Shown({ base, token }: { base: string; token: string }) {
  const t = useTexts('report')
  const e = useTexts('exams')
  const locale = useLocale()
  const { report, error, reload } = useReport(base, token)
  if (report === null) return <EmptyState level={1} title={t.none} text={t.noneText} />
  if (!report && error)
    return (
      <ErrorState level={1} title={e.failed} text={e.failedText}>
        <PlainButton look="outline" onClick={() => void reload()}>
          {e.retry}
        </PlainButton>
      </ErrorState>
    )
  if (!report)
    return (
      <>
        <p className="sr-only" role="status">
          {e.loading}
        </p>
        <Skeleton height={320} />
      </>
    )
  return (
    <>
      <div>
        <h1 className={page.title}>
          <MixedText>{report.name ? fillPlaceholders(t.titleOf, { name: report.name }) : t.title}</MixedText>
        </h1>
        <p className={page.lead}>{fillPlaceholders(t.until, { time: timeText(report.endsAt, locale) })}</p>
      </div>
      <Suspense fallback={<Skeleton height={320} />}>
        <ProgressReport progress={report.progress} />
      </Suspense>
    </>
  )
}
