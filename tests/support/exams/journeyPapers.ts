import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { paperOf, placed, section } from '../../unit/exams/papers.ts'
import { both } from '../../unit/exams/samples.ts'
import { JOURNEY } from './journeySlugs.ts'
import { releasePaper } from './releasePaper.ts'

const optics = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => placed(`optics${String(from + index).padStart(2, '0')}`))

/** Publishes the papers and the quiz of JOURNEY in a project, free for everyone. */
export async function releaseJourneyPapers(payload: BasePayload, project: RequestProject): Promise<void> {
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  const series = await payload.create({
    collection: 'test-series',
    data: {
      title: 'Journey series',
      slug: JOURNEY.series,
      project: project.id,
      _status: 'published',
    } as never,
    ...options,
  })
  const rename = (collection: 'test-papers' | 'quizzes', id: string, title: string, slug: string) =>
    payload.update({
      collection,
      where: { id: { equals: id } },
      data: { title, slug, _status: 'published' },
      ...options,
    })
  const papers = { series: String(series.id) }
  const paper = await releasePaper(payload, project, {
    ...papers,
    solutions: [{ question: 'optics00', text: solved(JOURNEY.secret), video: null }],
    paper: paperOf(
      [
        section('physics', [...LEAF_TYPES.map((type) => placed(type)), placed('set')]),
        section('optics', optics(0, 6)),
      ],
      {
        hall: 'safe',
        minutes: 120,
        calculator: 'scientific',
        lateSyncMinutes: 30,
        pauses: { times: 2, minutes: 20 },
        consent: { en: 'I have read the instructions.' },
        hasReadAloud: true,
      },
    ),
  })
  await rename('test-papers', paper.id, 'Journey paper', JOURNEY.paper)
  const strict = await releasePaper(payload, project, {
    ...papers,
    paper: paperOf([section('optics', optics(6, 4))], { hall: 'strict' }),
  })
  await rename('test-papers', strict.id, 'Journey strict paper', JOURNEY.strict)
  const corrected = await releasePaper(payload, project, {
    ...papers,
    paper: paperOf([section('optics', optics(12, 2))], { hall: 'safe' }),
  })
  await rename('test-papers', corrected.id, 'Journey corrected paper', JOURNEY.corrected)
  const quiz = await releasePaper(payload, project, {
    kind: 'quizzes',
    paper: paperOf([section('optics', optics(10, 2))], { hall: 'safe', hasInstantFeedback: true }),
    solutions: [{ question: 'optics10', text: solved('Two and two are four.'), video: null }],
  })
  await rename('quizzes', quiz.id, 'Journey quiz', JOURNEY.quiz)
}

const solved = (words: string) =>
  Object.fromEntries(
    Object.entries(both(words)).map(([locale]) => [
      locale,
      [{ kind: 'paragraph' as const, inlines: [words] }],
    ]),
  )
