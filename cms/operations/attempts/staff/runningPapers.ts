import type { PayloadRequest } from 'payload'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
import { findAttempts } from './findAttempts.ts'

export type RunningPaper = { id: string; title: string; count: number }

/** Papers and quizzes that somebody is in, as far as the requesting staff may see it; the fullest first. */
export async function runningPapers(req: PayloadRequest): Promise<RunningPaper[]> {
  const rows = await findAttempts(req, 'view', { state: { in: [...RUNNING_STATES] } }, ['paper', 'title'])
  const papers = new Map<string, RunningPaper>()
  for (const { paper, title } of rows)
    papers.set(paper, { id: paper, title, count: (papers.get(paper)?.count ?? 0) + 1 })
  return [...papers.values()].toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title))
}
