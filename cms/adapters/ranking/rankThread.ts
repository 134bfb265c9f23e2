import { parentPort } from 'node:worker_threads'
import { mergeSessions } from '#domain/exams/sessions/mergeSessions.ts'
import { type Candidate, type Ranked, rankCandidates } from '#domain/exams/standings/rankCandidates.ts'
import type { RankFigures, TieBreak } from '#domain/exams/standings/tieBreaks.ts'

type Figures = Omit<RankFigures, 'usedSeconds'>
type Sitting = { student: string; usedSeconds: number }

/** Attempts to rank with their durations, and the marks of their results; both arrive in parts, in any order. `session`: id of their release. */
export type RankPart = { session?: string } & (
  | { kind: 'attempts'; attempts: (Sitting & { id: string })[] }
  | { kind: 'results'; results: { attempt: string; figures: Figures }[] }
)
/** Sent after the last part of a task: rank the candidates of one release, or merge those of several. */
export type RankCommand =
  | { kind: 'rank'; rules: readonly TieBreak[]; maxTopAttempts: number }
  | { kind: 'merge' }
export type RankMessage = (RankPart | RankCommand) & { task: number }
export type RankAnswer =
  | { task: number; ranked: Ranked }
  | { task: number; merged: Float64Array }
  | { task: number; failure: string }

type Session = { attempts: Map<string, Sitting>; results: Map<string, Figures> }
const tasks = new Map<number, Map<string, Session>>()

function handle(message: RankMessage): void {
  const { task } = message
  const sessions = tasks.get(task) ?? new Map<string, Session>()
  tasks.set(task, sessions)
  if (message.kind === 'attempts' || message.kind === 'results') {
    take(sessions, message)
    return
  }
  tasks.delete(task)
  if (message.kind === 'merge') {
    const merged = mergeSessions([...sessions.values()].map(sittingsOf)).ordered
    parentPort?.postMessage({ task, merged } satisfies RankAnswer, [merged.buffer as ArrayBuffer])
    return
  }
  const ranked = rankCandidates(
    [...sessions.values()].flatMap(candidatesOf),
    message.rules,
    message.maxTopAttempts,
  )
  parentPort?.postMessage({ task, ranked } satisfies RankAnswer, [
    ranked.vectors.values.buffer as ArrayBuffer,
  ])
}

function take(sessions: Map<string, Session>, part: RankPart): void {
  const name = part.session ?? ''
  const session = sessions.get(name) ?? { attempts: new Map(), results: new Map() }
  sessions.set(name, session)
  if (part.kind === 'attempts') for (const { id, ...sat } of part.attempts) session.attempts.set(id, sat)
  else for (const { attempt, figures } of part.results) session.results.set(attempt, figures)
}

const candidatesOf = ({ attempts, results }: Session): Candidate[] =>
  [...attempts].flatMap(([attempt, { usedSeconds }]) => {
    const figures = results.get(attempt)
    return figures ? [{ attempt, figures: { ...figures, usedSeconds } }] : []
  })

const sittingsOf = ({ attempts, results }: Session) =>
  [...attempts].flatMap(([attempt, { student }]) => {
    const figures = results.get(attempt)
    return figures ? [{ student, marks: figures.marks }] : []
  })

/** Entry point of the worker thread. */
parentPort?.on('message', (message: RankMessage) => {
  try {
    handle(message)
  } catch (err) {
    tasks.delete(message.task)
    const failure = String((err as Error).stack ?? err)
    parentPort?.postMessage({ task: message.task, failure } satisfies RankAnswer)
  }
})
