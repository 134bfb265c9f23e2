import clsx from 'clsx'
import { counted, duration } from '#site/data/courseFacts.ts'
import type { Paper, Quiz } from '#site/data/papers.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { Words } from '#site/ui/Words.tsx'
import { dateIn } from './dateIn.ts'
import { headRow, headTotal, moreRows, row, rowFacts, rows, rowTitle, showMore } from './ProductScreen.css.ts'

type Test = Paper | Quiz
type TestListProps = { id: string; heading: string; tests: readonly Test[]; timeZone: string | undefined }

const SHOWN = 10

/** The outline of papers or quizzes: questions, time and marks of each. */
export function TestList({ id, heading, tests, timeZone }: TestListProps) {
  const questions = tests.reduce((sum, { questionCount }) => sum + questionCount, 0)
  const minutes = tests.reduce((sum, test) => sum + test.minutes, 0)
  const total = [questions > 0 ? counted(questions, 'question') : '', duration(minutes)]
  return (
    <>
      <div className={headRow}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <span className={headTotal}>{total.filter(Boolean).join(' · ')}</span>
      </div>
      <Rows tests={tests.slice(0, SHOWN)} timeZone={timeZone} />
      {tests.length > SHOWN ? (
        <details className={moreRows}>
          <summary className={clsx(button, sizes.s, looks.outline, showMore)}>
            Show all {tests.length}
          </summary>
          <Rows tests={tests.slice(SHOWN)} timeZone={timeZone} />
        </details>
      ) : null}
    </>
  )
}

function Rows({ tests, timeZone }: Pick<TestListProps, 'tests' | 'timeZone'>) {
  return (
    <ul className={rows}>
      {tests.map((test) => (
        <li key={test.id} className={row}>
          <span className={rowTitle}>
            <Words>{test.title}</Words>
          </span>
          {test.isFree ? <Badge tone="success">Free</Badge> : null}
          <span className={rowFacts}>{factsOf(test, timeZone).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

const factsOf = (test: Test, timeZone: string | undefined): string[] => [
  ...('startsAt' in test && test.startsAt ? [`from ${dateIn(test.startsAt, timeZone)}`] : []),
  ...(test.questionCount > 0 ? [counted(test.questionCount, 'question')] : []),
  ...('marks' in test && test.marks > 0 ? [counted(test.marks, 'mark')] : []),
  duration(test.minutes),
]
