import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import { rightTexts } from '#domain/exams/bank/rightTexts.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { questionPage } from '../../operations/exams/bank/questionPage.ts'
import { bankOf } from '../../operations/exams/bank/reachQuestions.ts'
import { listUrl } from '../../operations/panel/listUrl.ts'
import { Badge } from '../ui/Badge.tsx'
import { Crumbs } from '../ui/Crumbs.tsx'
import { QuestionActions } from './QuestionActions.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionHistory } from './QuestionHistory.tsx'
import { TYPE_LABELS } from './questionLabels.ts'
import { StoredQuestion } from './StoredQuestion.tsx'

/** Page of a question: the editor, or the question as it is for people who may only read; its versions and where it is used. */
export async function QuestionPage({ initPageResult: { req }, doc, searchParams }: DocumentViewServerProps) {
  const requested = Number(searchParams?.version ?? '')
  const page = await questionPage(
    req,
    String(doc.id),
    Number.isInteger(requested) && requested > 0 ? requested : null,
  )
  if (!page) notFound()
  const { question, version, content, secret, used } = page
  const id = String(question.id)
  const uses = used.papers.length + used.others
  const isLatest = version === question.version
  const timeZone = await projectZone(req.payload, idOf(question.project) ?? bankOf(req))
  return (
    <div>
      <main className="panel question-page">
        <Crumbs list="questions" label="Question bank" title={question.code} />
        <div className="panel-head">
          <div>
            <p className="order-head__badges">
              <Badge text={TYPE_LABELS[question.type]} tone="plain" />
              {question.isRetired ? <Badge text="Retired" tone="warning" /> : null}
              {uses > 0 ? <Badge text={`Used in ${uses}`} tone="info" /> : null}
              {(question.languages ?? '').split(',').length < 2 ? (
                <Badge text="One language" tone="plain" />
              ) : null}
            </p>
          </div>
          {secret && (
            <QuestionActions id={id} code={question.code} isRetired={question.isRetired} isUsed={uses > 0} />
          )}
        </div>
        {!isLatest && (
          <p className="panel-note panel-note--warning">
            {`This is version ${version} as it was. `}
            <a href={`/admin/collections/questions/${id}`}>{`Back to version ${question.version}`}</a>
          </p>
        )}
        {secret && isLatest ? (
          <QuestionEditor key={id} id={id} version={question.version} exchange={secret.exchange} />
        ) : (
          <StoredQuestion
            id={id}
            content={content}
            version={version}
            right={secret ? rightTexts(id, content, secret.keys) : {}}
            solutions={secret?.solutions ?? []}
          />
        )}
        <div className="panel-grid">
          <section className="panel-card" aria-labelledby="question-used">
            <h2 id="question-used">Used in</h2>
            {uses === 0 ? (
              <p className="panel-muted">No paper and no quiz has this question.</p>
            ) : (
              <ul className="question-list">
                {used.papers.map(({ id: paper, kind, title }) => (
                  <li key={paper}>
                    <a href={`/admin/collections/${kind}/${paper}`}>{title}</a>
                  </li>
                ))}
                {used.others > 0 && (
                  <li className="panel-muted">
                    {used.others === 1
                      ? 'One that is not yours to see'
                      : `${used.others} that are not yours to see`}
                  </li>
                )}
              </ul>
            )}
          </section>
          <QuestionHistory id={id} current={version} versions={page.versions} timeZone={timeZone} />
        </div>
        <p className="panel-small">
          <a href={listUrl('questions')}>Back to the question bank</a>
        </p>
      </main>
    </div>
  )
}
