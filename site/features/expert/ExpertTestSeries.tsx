'use client'
import type { ExpertSeries } from '#domain/calls/expert.ts'
import { countedText } from '#domain/text/counted.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { ExpertFrame } from './ExpertFrame.tsx'
import { ExpertPay } from './ExpertPay.tsx'
import { backLink, cards, cardTitle, quiet, row, rowFacts, rows, rowTitle } from './expert.css.ts'
import { RequirePermission } from './RequirePermission.tsx'
import { SheetDesk } from './sheets/SheetDesk.tsx'

/** `/expert/test-series`: the series of the project, each with its papers. */
export function ExpertTestSeries() {
  const t = useTexts('expert')
  return (
    <ExpertFrame title={t.testSeries}>
      {(start) => (
        <RequirePermission start={start} id="answersheets">
          <SheetDesk />
          <ExpertPay what="sheets" />
          <SeriesList series={start.testSeries ?? []} />
        </RequirePermission>
      )}
    </ExpertFrame>
  )
}

function SeriesList({ series }: { series: ExpertSeries[] }) {
  const t = useTexts('expert')
  const facts = useTexts('facts')
  const locale = useLocale()
  if (series.length === 0) return <EmptyState title={t.noSeries} text={t.noSeriesText} />
  return (
    <Card as="section" pad="l" aria-label={t.testSeries}>
      <h2 className={cardTitle}>{t.testSeries}</h2>
      <ul className={rows}>
        {series.map(({ id, slug, title, exam, papers }) => (
          <li key={id} className={row}>
            <AppLink href={`/expert/test-papers/${slug}`} className={rowTitle}>
              {title}
            </AppLink>
            <span className={rowFacts}>
              {[exam, countedText(locale, facts.papers, papers.length)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `/expert/test-papers/<series>`: the papers of one series. */
export function ExpertTestPapers({ slug }: { slug: string }) {
  const t = useTexts('expert')
  return (
    <ExpertFrame title={t.testPapers}>
      {(start) => (
        <RequirePermission start={start} id="answersheets">
          <Papers series={start.testSeries?.find((each) => each.slug === slug)} />
        </RequirePermission>
      )}
    </ExpertFrame>
  )
}

function Papers({ series }: { series?: ExpertSeries }) {
  const t = useTexts('expert')
  const facts = useTexts('facts')
  const locale = useLocale()
  if (!series)
    return (
      <EmptyState title={t.noSuchSeries} text={t.noSuchSeriesText}>
        <AppLink href="/expert/test-series" className={backLink}>
          {t.allSeries}
        </AppLink>
      </EmptyState>
    )
  return (
    <div className={cards}>
      <AppLink href="/expert/test-series" className={backLink}>
        {t.allSeries}
      </AppLink>
      <Card as="section" pad="l" aria-labelledby="series">
        <h2 id="series" className={cardTitle}>
          {series.title}
        </h2>
        {series.papers.length === 0 ? (
          <p className={quiet}>{t.noPapers}</p>
        ) : (
          <ul className={rows}>
            {series.papers.map(({ id, title, minutes, questionCount, marks, sheets }) => (
              <li key={id} className={row}>
                <span className={rowTitle}>{title}</span>
                <span className={rowFacts}>
                  {[
                    countedText(locale, facts.questions, questionCount),
                    countedText(locale, facts.marks, marks),
                    countedText(locale, t.minutes, minutes),
                    sheets > 0 ? countedText(locale, t.sheetsWaiting, sheets) : t.noSheets,
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
