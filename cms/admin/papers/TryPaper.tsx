'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Simulation, ViewedPaper } from '#domain/calls/exams/papers.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { postCall, readCall } from '../ui/panelClient.ts'
import { randomAnswer } from './randomAnswer.ts'
import { TriedQuestion } from './TriedQuestion.tsx'

type Props = {
  kind: PaperKind
  paper: string
  hasRelease: boolean
  flush: () => Promise<number | null>
}

/** A paper as it was opened: for which student, and whether the draft or the release. */
type Opened = ViewedPaper & { seed: string; source: 'draft' | 'release' }

const FIRST_STUDENT = 'student-1'

/** The author answers as a student and sees the marking line by line, on the draft or on what students have. */
export function TryPaper({ kind, paper, hasRelease, flush }: Props) {
  const [source, setSource] = useState<'draft' | 'release'>('draft')
  const [seed, setSeed] = useState(FIRST_STUDENT)
  const student = seed.trim() || FIRST_STUDENT
  const [viewed, setViewed] = useState<Opened | null>(null)
  const [answers, setAnswers] = useState<ReadonlyMap<string, unknown>>(new Map())
  const [result, setResult] = useState<Simulation | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    if (source === 'draft') await flush()
    const query = new URLSearchParams({ kind, paper, source, seed: student })
    const answer = await readCall<ViewedPaper>(`/papers/view?${query}`)
    setBusy(false)
    if (!answer.apiSuccess) return void toast.error(answer.message)
    setViewed({ ...answer, seed: student, source })
    setAnswers(new Map())
    setResult(null)
  }
  const mark = async (given: ReadonlyMap<string, unknown>) => {
    if (!viewed) return
    setBusy(true)
    const answer = await postCall<Simulation>('/papers/simulate', {
      kind,
      paper,
      source: viewed.source,
      seed: viewed.seed,
      expertMarks: [],
      answers: [...given].map(([question, one]) => ({ question, answer: one })),
    })
    setBusy(false)
    if (answer.apiSuccess) setResult(answer)
    else toast.error(answer.message)
  }
  const answerAtRandom = () => {
    if (!viewed) return
    const given = new Map(
      viewed.sections.flatMap(({ questions }) =>
        questions.flatMap((question) => {
          const content = viewed.contents[question.question]
          const answer = content && randomAnswer(content, question.part)
          return answer ? [[question.id, answer] as const] : []
        }),
      ),
    )
    setAnswers(given)
    void mark(given)
  }
  const lineOf = (question: string) => result?.lines.find((line) => line.question === question)
  return (
    <div className="paper-try">
      <div className="panel-card">
        <div className="paper-try__head">
          <label className="panel-field">
            <span className="panel-field__label">Paper</span>
            <select value={source} onChange={({ target }) => setSource(target.value as typeof source)}>
              <option value="draft">The draft</option>
              {hasRelease && <option value="release">What students have</option>}
            </select>
          </label>
          <label className="panel-field">
            <span className="panel-field__label">Student</span>
            <input value={seed} onChange={({ target }) => setSeed(target.value.slice(0, 60))} />
          </label>
        </div>
        <p className="panel-muted panel-small">
          Another student gets other questions of pools and another order. Nothing that is tried here is
          stored.
        </p>
        <p className="panel-actions">
          <button
            type="button"
            className={`panel-button ${viewed ? '' : 'panel-button--primary'}`}
            disabled={isBusy}
            onClick={open}
          >
            Open the paper
          </button>
          {viewed && (
            <>
              <button type="button" className="panel-button" disabled={isBusy} onClick={answerAtRandom}>
                Random student
              </button>
              <button
                type="button"
                className="panel-button panel-button--primary"
                disabled={isBusy}
                onClick={() => void mark(answers)}
              >
                Mark
              </button>
            </>
          )}
          {(['no', 'yes'] as const).map((key) => (
            <a
              key={key}
              className="panel-button"
              href={`/api/papers/pdf?${new URLSearchParams({ kind, paper, source, key })}`}
              target="_blank"
              rel="noreferrer"
            >
              {key === 'yes' ? 'PDF with key and solutions' : 'PDF'}
            </a>
          ))}
        </p>
      </div>
      {result && (
        <p role="status" className="panel-card">
          <strong>{`${result.total.marks.text} of ${result.total.full.text} marks`}</strong>
          {` · ${result.total.counts.right} right, ${result.total.counts.partly} in part, ${result.total.counts.wrong} wrong, ${result.total.counts.blank} without an answer`}
        </p>
      )}
      {viewed?.sections.map((section) => {
        const total = result?.sections.find(({ id }) => id === section.id)
        return (
          <section key={section.id} className="panel-card">
            <h3>
              {section.title.en ?? section.title.hi}
              {total && ` · ${total.marks.text} of ${total.full.text}`}
            </h3>
            {section.questions.map((question, index) => (
              <TriedQuestion
                key={question.id}
                number={index + 1}
                question={question}
                languages={viewed.languages}
                line={lineOf(question.id)}
                content={viewed.contents[question.question]}
                answer={answers.get(question.id)}
                onAnswer={(answer) => {
                  const next = new Map(answers)
                  if (answer === null) next.delete(question.id)
                  else next.set(question.id, answer)
                  setAnswers(next)
                }}
              />
            ))}
          </section>
        )
      })}
    </div>
  )
}
