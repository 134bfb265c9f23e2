'use client'
import type { ExpertSeries } from '#domain/calls/expert.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Card } from '#site/ui/Card.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { backLink, cards, cardTitle, quiet, row, rowFacts, rows, rowTitle } from './expert.css.ts'
import { Permission } from './Permission.tsx'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

/** `/expert/test-series`: the series of the project, each with its papers. */
export function ExpertTestSeries() {
  return (
    <ExpertFrame title="Test series">
      {(start) => (
        <Permission start={start} id="answersheets">
          <SeriesList series={start.testSeries ?? []} />
        </Permission>
      )}
    </ExpertFrame>
  )
}

function SeriesList({ series }: { series: ExpertSeries[] }) {
  if (series.length === 0)
    return (
      <EmptyState
        title="No test series yet"
        text="As soon as one is published, its papers and answer sheets are here."
      />
    )
  return (
    <Card as="section" pad="l" aria-label="Test series">
      <h2 className={cardTitle}>No answer sheets to check yet</h2>
      <ul className={rows}>
        {series.map(({ id, slug, title, exam, papers }) => (
          <li key={id} className={row}>
            <AppLink href={`/expert/test-papers/${slug}`} className={rowTitle}>
              {title}
            </AppLink>
            <span className={rowFacts}>
              {[exam, counted(papers.length, 'paper', 'papers')].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `/expert/test-papers/<series>`: the papers of one series. */
export function ExpertTestPapers({ slug }: { slug: string }) {
  return (
    <ExpertFrame title="Test papers">
      {(start) => (
        <Permission start={start} id="answersheets">
          <Papers series={start.testSeries?.find((each) => each.slug === slug)} />
        </Permission>
      )}
    </ExpertFrame>
  )
}

function Papers({ series }: { series?: ExpertSeries }) {
  if (!series)
    return (
      <EmptyState title="There is no such test series" text="It may have been taken off the site meanwhile.">
        <AppLink href="/expert/test-series" className={backLink}>
          All test series
        </AppLink>
      </EmptyState>
    )
  return (
    <div className={cards}>
      <AppLink href="/expert/test-series" className={backLink}>
        All test series
      </AppLink>
      <Card as="section" pad="l" aria-labelledby="series">
        <h2 id="series" className={cardTitle}>
          {series.title}
        </h2>
        {series.papers.length === 0 ? (
          <p className={quiet}>This series has no papers yet.</p>
        ) : (
          <ul className={rows}>
            {series.papers.map(({ id, title, minutes, questionCount, marks }) => (
              <li key={id} className={row}>
                <span className={rowTitle}>{title}</span>
                <span className={rowFacts}>
                  {counted(questionCount, 'question', 'questions')} · {counted(marks, 'mark', 'marks')} ·{' '}
                  {counted(minutes, 'minute', 'minutes')} · no answer sheets yet
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
