'use client'
import { useEffect, useState } from 'react'
import { FOUND_PER_PAGE, type QuestionFacts } from '#domain/calls/exams/papers.ts'
import { QUESTION_TYPES } from '#domain/exams/questions/questionTypes.ts'
import { TYPE_LABELS } from '#domain/exams/questions/typeLabels.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { readCall } from '../ui/panelClient.ts'

type Props = {
  title: string
  /** Questions that the paper has; they are not offered again. */
  taken: ReadonlySet<string>
  onAdd: (questions: QuestionFacts[]) => void
  onClose: () => void
}
type Found = { questions: QuestionFacts[]; total: number }

const START = { search: '', type: '', difficulty: '', concept: '', year: '' }
const WAIT_MS = 300

/** Finds questions of the bank by words and filters, and adds those that are ticked, in the order of the list. */
export function AddQuestions({ title, taken, onAdd, onClose }: Props) {
  const [filter, setFilter] = useState(START)
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionFacts>>(new Map())
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const given = Object.entries(filter).filter(([, value]) => value.trim() !== '')
      const query = new URLSearchParams([...given, ['page', String(page)]])
      const answer = await readCall<Found>(`/papers/questions?${query}`, stop.signal)
      if (stop.signal.aborted) return
      setFound(answer.apiSuccess ? answer : null)
      setProblem(answer.apiSuccess ? null : answer.message)
    }, WAIT_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [filter, page])
  const set = (name: keyof typeof START) => (value: string) => {
    setFilter((before) => ({ ...before, [name]: value }))
    setPage(1)
  }
  const offered = found?.questions.filter(({ id }) => !taken.has(id)) ?? []
  const toggle = (questions: readonly QuestionFacts[], isIn: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const question of questions)
        if (isIn) next.set(question.id, question)
        else next.delete(question.id)
      return next
    })
  const areAllChosen = offered.length > 0 && offered.every(({ id }) => chosen.has(id))
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / FOUND_PER_PAGE))
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <div className="paper-find">
        <label className="panel-field">
          <span className="panel-field__label">Search</span>
          <input type="search" value={filter.search} onChange={({ target }) => set('search')(target.value)} />
        </label>
        <label className="panel-field">
          <span className="panel-field__label">Type</span>
          <select value={filter.type} onChange={({ target }) => set('type')(target.value)}>
            <option value="">Any</option>
            {QUESTION_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPE_LABELS.en[type]}
              </option>
            ))}
          </select>
        </label>
        <label className="panel-field">
          <span className="panel-field__label">Difficulty</span>
          <select value={filter.difficulty} onChange={({ target }) => set('difficulty')(target.value)}>
            <option value="">Any</option>
            <option value="easy">Easy</option>
            <option value="medium">Medium</option>
            <option value="hard">Hard</option>
          </select>
        </label>
        <label className="panel-field">
          <span className="panel-field__label">Concept</span>
          <input value={filter.concept} onChange={({ target }) => set('concept')(target.value)} />
        </label>
        <label className="panel-field">
          <span className="panel-field__label">Year</span>
          <input
            inputMode="numeric"
            value={filter.year}
            onChange={({ target }) => set('year')(target.value.replace(/\D/g, '').slice(0, 4))}
          />
        </label>
      </div>
      <p role="alert" className="panel-field__error">
        {problem}
      </p>
      {found && (
        <>
          <label className="paper-find__all">
            <input
              type="checkbox"
              checked={areAllChosen}
              disabled={offered.length === 0}
              onChange={() => toggle(offered, !areAllChosen)}
            />
            {`All of this page (${offered.length}), found ${found.total}`}
          </label>
          <ul className="paper-find__list">
            {found.questions.map((question) => {
              const isTaken = taken.has(question.id)
              return (
                <li key={question.id}>
                  <label>
                    <input
                      type="checkbox"
                      disabled={isTaken}
                      checked={isTaken || chosen.has(question.id)}
                      onChange={() => toggle([question], !chosen.has(question.id))}
                    />
                    <span>
                      {question.title}
                      <span className="panel-muted">
                        {[
                          question.code,
                          TYPE_LABELS.en[question.type],
                          question.difficulty,
                          ...question.concepts,
                          ...(question.year ? [String(question.year)] : []),
                          ...(isTaken ? ['already in the paper'] : []),
                        ].join(' · ')}
                      </span>
                    </span>
                  </label>
                </li>
              )
            })}
          </ul>
          {pages > 1 && (
            <p className="panel-actions">
              <button
                type="button"
                className="panel-button"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                Previous
              </button>
              <span>{`Page ${page} of ${pages}`}</span>
              <button
                type="button"
                className="panel-button"
                disabled={page >= pages}
                onClick={() => setPage(page + 1)}
              >
                Next
              </button>
            </p>
          )}
        </>
      )}
      {found?.total === 0 && <p role="status">Nothing in the bank has all of this.</p>}
      <p className="panel-actions paper-find__foot">
        <button type="button" className="panel-button" onClick={onClose}>
          Back
        </button>
        <button
          type="button"
          className="panel-button panel-button--primary"
          disabled={chosen.size === 0}
          onClick={() => onAdd([...chosen.values()])}
        >
          {chosen.size === 1 ? 'Add one question' : `Add ${chosen.size} questions`}
        </button>
      </p>
    </Dialog>
  )
}
