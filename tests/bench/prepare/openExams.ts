import { writeFileSync } from 'node:fs'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { type BenchExams, LEARNERS, QUESTIONS, SAVERS } from '../benchExams.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'

/** Program: publishes a paper, creates signed-in learners, and writes them as BenchExams. */
await onDemo(async (payload, project) => {
  const { id } = await releasePaper(payload, project, { paper: plainPaper(QUESTIONS) })
  const learners: string[] = []
  for (let i = 0; i < SAVERS + LEARNERS; i++) {
    const phone = `+9175${String(i).padStart(8, '0')}`
    const user = await createStudent(payload, project.id, { uid: `learner-${i}`, phone })
    learners.push(await openSession(payload, { user, project: project.id, isStaff: false }))
  }
  const exams: BenchExams = { learners, paper: id }
  writeFileSync(process.argv[2] as string, JSON.stringify(exams))
})
