import clsx from 'clsx'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { duration } from '#site/data/catalogue/courseFacts.ts'
import type { Paper, Quiz } from '#site/data/catalogue/papers.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { formatDateInZone } from './formatDateInZone.ts'
import { headRow, headTotal, moreRows, row, rowFacts, rows, rowTitle, showMore } from './ProductScreen.css.ts'

type Test = Paper | Quiz
type TestListProps = { id: string; heading: string; tests: readonly Test[]; timeZone: string | undefined }

const VISIBLE_TESTS = 10

/** The papers or quizzes: questions, duration and marks of each. */
export function TestList({ id, heading, tests, timeZone }: TestListProps) {
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
      <Rows tests={tests.slice(0, VISIBLE_TESTS)} timeZone={timeZone} />
      {tests.length > VISIBLE_TESTS ? (
        <details className={moreRows}>
          <summary className={clsx(button, sizes.s, looks.outline, showMore)}>
            {fillPlaceholders(t.showAll, { count: tests.length })}
          </summary>
          <Rows tests={tests.slice(VISIBLE_TESTS)} timeZone={timeZone} />
        </details>
      ) : null}
    </>
  )
}

function Rows({ tests, timeZone }: Pick<TestListProps, 'tests' | 'timeZone'>) {
  const t = useTexts('product')
  const locale = useLocale()
  return (
    <ul className={rows}>
      {tests.map((test) => (
        <li key={test.id} className={row}>
          <span className={rowTitle}>
            <MixedText>{test.title}</MixedText>
          </span>
          {test.isFree ? <Badge tone="success">{t.free}</Badge> : null}
          <span className={rowFacts}>{factsOf(test, timeZone, locale).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

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
