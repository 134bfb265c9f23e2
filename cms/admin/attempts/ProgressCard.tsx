import { Link } from '@payloadcms/ui'
import type { Progress } from '#domain/calls/exams/progress.ts'
import { momentText } from '#domain/text/momentText.ts'

const DIRECTIONS = {
  up: 'The last tests went better than those before.',
  down: 'The last tests went worse than those before.',
  steady: 'The last tests went about as well as those before.',
} as const
const HABITS = { silly: 'Silly mistakes', time: 'Never read', guess: 'Guesses' } as const
const MAX_TOPICS = 5

/** How the student of an attempt does across its test series. */
export function ProgressCard({ progress, timeZone }: { progress: Progress; timeZone: string }) {
  const { series, attempts, direction, topics, steps } = progress
  return (
    <section className="panel-card" aria-labelledby="progress">
      <h2 id="progress">Progress in {series.title}</h2>
      {direction && <p className="panel-muted">{DIRECTIONS[direction]}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="panel-scroll" tabIndex={0} aria-label={`Tests in ${series.title}`}>
        <table className="panel-table">
          <thead>
            <tr>
              {['Test', 'Ended', 'Marks', 'Percentile', 'Too fast', 'Too slow'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attempts.toReversed().map((one) => (
              <tr key={one.attempt}>
                <th scope="row">
                  <Link href={`/admin/collections/test-user-attempts/${one.attempt}`} prefetch={false}>
                    {one.title}
                  </Link>
                </th>
                <td>{one.endedAt === null ? '–' : momentText(one.endedAt, timeZone)}</td>
                <td>
                  {one.marks.text} of {one.fullMarks.text}
                </td>
                <td>{one.percentile ?? '–'}</td>
                <td>{one.fast}</td>
                <td>{one.slow}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {topics.length > 0 && (
        <p>
          Weakest topics:{' '}
          {topics
            .slice(0, MAX_TOPICS)
            .map(({ concept, percent }) => `${concept} ${percent}%`)
            .join(', ')}
        </p>
      )}
      {steps.length > 0 && (
        <p>
          Most marks were lost by:{' '}
          {steps
            .map(
              ({ kind, concept, percent }) => `${kind === 'concept' ? concept : HABITS[kind]} (${percent}%)`,
            )
            .join(', ')}
        </p>
      )}
    </section>
  )
}
