import clsx from 'clsx'
import type { ComponentType } from 'react'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import type { Paper, Quiz } from '#site/data/catalogue/papers.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { formatDateInZone } from './formatDateInZone.ts'
import { headRow, headTotal, moreRows, row, rowFacts, rows, rowTitle, showMore } from './ProductScreen.css.ts'

type Test = Paper | Quiz
/** Shows how far the person is with a test; pages without it load no code for it. */
export type TestStateSlot = ComponentType<{ kind: PaperKind; slug: string }> | undefined
type TestListProps = {
  id: string
  heading: string
  tests: readonly Test[]
  timeZone: string | undefined
  /** Slugs of the series of papers, by id. */
  seriesSlugs?: ReadonlyMap<string, string>
  State?: TestStateSlot
}

const VISIBLE_TESTS = 10

/** The papers or quizzes: questions, duration and marks of each. */
export function TestList({ id, heading, tests, timeZone, seriesSlugs, State }: TestListProps) {
  const t = useTexts('product')
  const locale = useLocale()
  const facts = useTexts('facts')
  const questions = tests.reduce((sum, { questionCount }) => sum + questionCount, 0)
  const minutes = tests.reduce((sum, test) => sum + test.minutes, 0)
  const total = [
    questions > 0 ? countedText(locale, facts.questions, questions) : '',
    duration(minutes, facts),
  ]
  return (
    <>
      <div className={headRow}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <span className={headTotal}>{total.filter(Boolean).join(' · ')}</span>
      </div>
      <Rows
        tests={tests.slice(0, VISIBLE_TESTS)}
        timeZone={timeZone}
        seriesSlugs={seriesSlugs}
        State={State}
      />
      {tests.length > VISIBLE_TESTS ? (
        <details className={moreRows}>
          <summary className={clsx(button, sizes.s, looks.outline, showMore)}>
            {fillPlaceholders(t.showAll, { count: tests.length })}
          </summary>
          <Rows
            tests={tests.slice(VISIBLE_TESTS)}
            timeZone={timeZone}
            seriesSlugs={seriesSlugs}
            State={State}
          />
        </details>
      ) : null}
    </>
  )
}

type RowsProps = Pick<TestListProps, 'tests' | 'timeZone' | 'seriesSlugs' | 'State'>

function Rows({ tests, timeZone, seriesSlugs, State }: RowsProps) {
  const t = useTexts('product')
  const locale = useLocale()
  return (
    <ul className={rows}>
      {tests.map((test) => (
        <li key={test.id} className={row}>
          <AppLink href={hrefOf(test, seriesSlugs)} className={rowTitle} prefetch={false}>
            <MixedText>{test.title}</MixedText>
          </AppLink>
          {test.isFree ? <Badge tone="success">{t.free}</Badge> : null}
          <span className={rowFacts}>{factsOf(test, timeZone, locale).join(' · ')}</span>
          {State ? <State kind={'testSeries' in test ? 'test-papers' : 'quizzes'} slug={test.slug} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** Where a test is started. */
const hrefOf = (test: Test, seriesSlugs: RowsProps['seriesSlugs']): string =>
  'testSeries' in test
    ? `/test-series/${seriesSlugs?.get(test.testSeries) ?? '-'}/${test.slug}`
    : `/quizzes/${test.slug}`

function factsOf(test: Test, timeZone: string | undefined, locale: Locale): string[] {
  const { facts, product } = textsOf(locale)
  return [
    ...('startsAt' in test && test.startsAt
      ? [fillPlaceholders(product.fromDay, { from: formatDateInZone(test.startsAt, timeZone, locale) })]
      : []),
    ...(test.questionCount > 0 ? [countedText(locale, facts.questions, test.questionCount)] : []),
    ...('marks' in test && test.marks > 0 ? [countedText(locale, facts.marks, test.marks)] : []),
    duration(test.minutes, facts),
  ]
}
