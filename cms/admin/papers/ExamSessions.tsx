import { Link } from '@payloadcms/ui'
import type { BasePayload } from 'payload'
import { examOf } from '../../operations/exams/sessions/examOf.ts'
import { loadStandings } from '../../operations/exams/standings/loadStandings.ts'
import { counted } from '../ui/counted.ts'

/** The sessions of the exam that a paper belongs to, and over how many students its ranks are. Empty for a paper that stands alone. */
export async function ExamSessions({ payload, paper }: { payload: BasePayload; paper: string }) {
  const exam = await examOf(payload, paper)
  if (!exam) return null
  const standings = await loadStandings(payload, exam.key)
  const others = exam.papers.filter(({ id }) => id !== paper)
  return (
    <section className="panel-card" aria-labelledby="exam-sessions">
      <h2 id="exam-sessions">{`Sessions of ${exam.name}`}</h2>
      {others.length === 0 ? (
        <p>
          No other paper of this test series names this exam yet. Enter the same name in their field “Exam”.
        </p>
      ) : (
        <ul>
          {exam.papers.map(({ id, session }) => (
            <li key={id}>
              {id === paper ? (
                <strong>{session}</strong>
              ) : (
                <Link href={`/admin/collections/test-papers/${id}/analysis`} prefetch={false}>
                  {session}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="panel-muted">
        {standings
          ? `Ranks over all sessions: ${counted(standings.summary.candidates, 'student', 'students')}, each by the best percentile of their sessions.`
          : 'Ranks over all sessions are made once a session has ranks.'}
      </p>
    </section>
  )
}
