import type { PayloadRequest } from 'payload'
import type { Quiz } from '#payload-types'
import { projectIdOf } from '../../content/projectIdOf.ts'
import { loadStandings } from '../../exams/standings/loadStandings.ts'
import { currentRelease, loadKeys } from '../loadRelease.ts'

const MOST = 200

/** `average`: percent of the full marks; null before anybody has a result. */
export type QuizFigures = { id: string; title: string; candidates: number; average: number | null }

/** Published quizzes of the project by title, the first 200, with their first attempts of students and what they reached. */
export async function quizFigures(req: PayloadRequest): Promise<QuizFigures[]> {
  const project = projectIdOf(req)
  if (!project) return []
  const { docs } = await req.payload.db.find<Quiz>({
    collection: 'quizzes',
    where: { and: [{ project: { equals: project } }, { _status: { equals: 'published' } }] },
    sort: 'title',
    limit: MOST,
    pagination: false,
    select: { title: true },
  })
  return Promise.all(docs.map(({ id, title }) => figuresOf(req, { id: String(id), title })))
}

async function figuresOf(
  { payload }: PayloadRequest,
  quiz: { id: string; title: string },
): Promise<QuizFigures> {
  const release = await currentRelease(payload, quiz.id)
  const standings = release && (await loadStandings(payload, release.id))
  if (!release || !standings || standings.summary.candidates === 0)
    return { ...quiz, candidates: 0, average: null }
  const { keys } = await loadKeys(payload, release.id, standings.keyNumber)
  const { candidates, sum } = standings.summary
  const full = release.fullMarks.num / release.fullMarks.den
  const average = sum / (keys.denominator ?? release.denominator) / candidates
  return { ...quiz, candidates, average: full > 0 ? (average * 100) / full : null }
}

/** A quiz of the project by id; null when there is none. */
export async function findQuiz(req: PayloadRequest, id: string): Promise<Quiz | null> {
  const project = projectIdOf(req)
  if (!project) return null
  return req.payload.db.findOne<Quiz>({
    collection: 'quizzes',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
  })
}
