import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { analysePaper } from '../../operations/attempts/staff/analysePaper.ts'
import { findQuiz, quizFigures } from '../../operations/attempts/staff/quizFigures.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { counted } from '../ui/counted.ts'
import { PaperSummary } from './AnalysisPage.tsx'
import { percent } from './figureTexts.ts'
import { ItemTable } from './ItemTable.tsx'

/** `/quiz-analytics`: figures of all quizzes, and of one (`?quiz=`) with its questions; without names, answers and keys. */
export async function QuizAnalyticsView(props: AdminViewServerProps) {
  return panelPage(props, ({ req, searchParams }) =>
    typeof searchParams.quiz === 'string' ? oneQuiz(req, searchParams.quiz) : allQuizzes(req),
  )
}

async function allQuizzes(req: PayloadRequest) {
  const figures = await quizFigures(req)
  return (
    <>
      <header className="panel-head">
        <div>
          <h1>Quiz analytics</h1>
          <p>Only the first attempt of each student counts.</p>
        </div>
      </header>
      {figures.length === 0 ? (
        <p className="panel-empty">There is no published quiz.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="panel-card panel-scroll" aria-label="Quizzes" tabIndex={0}>
          <table className="panel-table panel-cards">
            <thead>
              <tr>
                <th scope="col">Quiz</th>
                <th scope="col" className="panel-number">
                  Students with a result
                </th>
                <th scope="col" className="panel-number">
                  Average, % of full marks
                </th>
              </tr>
            </thead>
            <tbody>
              {figures.map(({ id, title, candidates, average }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={`/admin/quiz-analytics?quiz=${id}`} prefetch={false}>
                      {title}
                    </Link>
                  </th>
                  <td className="panel-number" data-label="Students with a result">
                    {candidates}
                  </td>
                  <td className="panel-number" data-label="Average, % of full marks">
                    {percent(average)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

async function oneQuiz(req: PayloadRequest, id: string) {
  const quiz = await findQuiz(req, id)
  if (!quiz) notFound()
  const analysis = await analysePaper(req, id)
  return (
    <>
      <header className="panel-head">
        <div>
          <h1>{quiz.title}</h1>
          <p>
            <Link href="/admin/quiz-analytics" prefetch={false}>
              All quizzes
            </Link>
          </p>
        </div>
      </header>
      {analysis && analysis.paper.attempts > 0 ? (
        <>
          <p className="panel-muted">
            {counted(analysis.paper.attempts, 'first attempt', 'first attempts')} of students.
          </p>
          <PaperSummary analysis={analysis} />
          <ItemTable analysis={analysis} hasKeys={false} />
        </>
      ) : (
        <p className="panel-empty">No first attempt has a published result yet.</p>
      )}
    </>
  )
}
