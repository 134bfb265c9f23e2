import { loadRelease } from '#cms/operations/attempts/loadRelease.ts'
import { startRegrade } from '#cms/operations/exams/regrade/startRegrade.ts'
import { QUESTIONS } from '../benchExams.ts'
import { onDemo } from './onDemo.ts'

/** Program: orders a regrade of a release of `fillResults` by another right answer to its first question. */
await onDemo(async (payload) => {
  const release = await loadRelease(payload, process.argv[2] as string)
  if (!release) throw new Error('no release')
  const started = await startRegrade(
    payload,
    release,
    {
      keyNumber: 1,
      changes: [{ kind: 'key', question: QUESTIONS[0] as string, answer: 'c' }],
      reason: 'The key was wrong',
      requestKey: 'bench',
      by: 'somebody',
    },
    new Date(),
  )
  if (!started.ok) throw new Error(`no regrade: ${started.reason}`)
})
