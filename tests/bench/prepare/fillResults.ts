import { writeFileSync } from 'node:fs'
import { wantStandings } from '#cms/operations/exams/standings/wantStandings.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { addMarked } from '#tests/support/exams/addMarked.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { random } from '#tests/support/random.ts'
import { QUESTIONS } from '../benchExams.ts'
import { type BenchResults, RANKED, REGRADED } from '../benchResults.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'

/** Until then the server is up, ms. */
const STARTS_WITHIN_MS = 30_000
const RANKED_QUESTIONS = QUESTIONS.slice(0, 3)
const AT_ONCE = 10_000

/** Program: publishes two papers, adds the results of (q), and writes them as BenchResults. The ranks of the first are due soon. */
await onDemo(async (payload, project) => {
  const draw = random(25)
  const answered = (questions: readonly string[]): Record<string, Answer> =>
    Object.fromEntries(
      questions.map((id) => [id, { type: 'single', option: 'abcd'[Math.floor(draw() * 4)] as string }]),
    )
  const me = await createStudent(payload, project.id, { uid: 'results-own', phone: '+917600000001' })
  const others = await createStudent(payload, project.id, { uid: 'results-all', phone: '+917600000002' })
  const fill = async (questions: readonly string[], count: number) => {
    const paper = await releasePaper(payload, project, { paper: plainPaper(questions) })
    for (let made = 1; made < count; made += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, () => answered(questions))
      await addMarked(payload, project, paper, others, some)
    }
    const [attempt] = await addMarked(payload, project, paper, me, [answered(questions)])
    return { paper: paper.id, release: paper.release, attempt: String(attempt) }
  }
  const ranked = await fill(RANKED_QUESTIONS, RANKED)
  const regraded = await fill(QUESTIONS, REGRADED)
  const secret = await openSession(payload, { user: me, project: project.id, isStaff: false })
  const dueAt = Date.now() + STARTS_WITHIN_MS
  await wantStandings(payload, { release: ranked.release, paper: ranked.paper, project: project.id }, dueAt)
  const results: BenchResults = { secret, dueAt, ranked, regraded }
  writeFileSync(process.argv[2] as string, JSON.stringify(results))
})
