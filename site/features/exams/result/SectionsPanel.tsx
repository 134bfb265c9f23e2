'use client'
import clsx from 'clsx'
import type { Result, SectionResult } from '#domain/calls/exams/results.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { shownMarks } from '../shownMarks.ts'
import { ChartTable } from './ChartTable.tsx'
import { minutesText } from './chartTexts.ts'
import * as styles from './ResultReport.css.ts'

/** What was reached in each section, beside the average and the topper. */
export function SectionsPanel({ sections }: { sections: Result['sections'] }) {
  const t = useTexts('result')
  const locale = useLocale()
  const titleOf = ({ title }: SectionResult) => localisedText(locale, title.en, title.hi) ?? ''
  const hasOthers = sections.some(({ average }) => average !== null)
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.heading}>{t.sections}</h2>
        <div className={styles.keys}>
          <span className={styles.key}>
            <i className={styles.marks.you} />
            {t.you}
          </span>
          {hasOthers ? (
            <>
              <span className={styles.key}>
                <i className={styles.marks.average} />
                {t.average}
              </span>
              <span className={styles.key}>
                <i className={styles.marks.top} />
                {t.topper}
              </span>
            </>
          ) : null}
        </div>
      </div>
      <div aria-hidden="true">
        <div className={clsx(styles.figures, styles.figureHead)} style={{ justifyContent: 'end' }}>
          <span>{t.marks}</span>
          <span>{t.right}</span>
          <span>{t.wrong}</span>
          <span>{t.left}</span>
        </div>
        {sections.map((section) => (
          <div key={section.id} className={styles.bar}>
            <span className={styles.barName}>
              <MixedText>{titleOf(section)}</MixedText>
            </span>
            <div className={styles.track}>
              <i
                className={clsx(styles.fill, styles.fills.you)}
                style={{ width: percentOf(section.marks.num, section.fullMarks.num) }}
              />
              {(['average', 'top'] as const).map((which) => {
                const others = section[which]
                return others ? (
                  <i
                    key={which}
                    className={clsx(styles.tick, styles.ticks[which])}
                    style={{ left: percentOf(others.value * section.fullMarks.den, section.fullMarks.num) }}
                  />
                ) : null
              })}
            </div>
            <span className={styles.figures}>
              <b className={styles.strong}>{shownMarks(section.marks)}</b>
              <span className={styles.good}>{section.counts.right}</span>
              <span className={styles.bad}>{section.counts.wrong}</span>
              <span>{section.counts.blank}</span>
            </span>
          </div>
        ))}
      </div>
      <ChartTable
        label={t.sections}
        columns={[
          t.sections,
          t.marks,
          t.right,
          t.wrong,
          t.left,
          t.time,
          ...(hasOthers ? [t.average, t.topper] : []),
        ]}
        rows={sections.map((section) => [
          titleOf(section),
          `${shownMarks(section.marks)} / ${section.fullMarks.text}`,
          section.counts.right ?? 0,
          section.counts.wrong ?? 0,
          section.counts.blank ?? 0,
          minutesText(section.spentMs),
          ...(hasOthers ? [section.average?.text ?? '–', section.top?.text ?? '–'] : []),
        ])}
      />
    </section>
  )
}

const percentOf = (part: number, of: number): string =>
  `${of <= 0 ? 0 : Math.min(100, Math.max(0, (part * 100) / of))}%`
