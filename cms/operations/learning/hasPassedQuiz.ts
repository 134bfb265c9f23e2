import type { BasePayload } from 'payload'
import type { AttemptResult, TestUserAttempt } from '#payload-types'

/** Whether the newest result of any attempt of the person at the quiz has at least `percent` of the marks. */
export async function hasPassedQuiz(
  payload: BasePayload,
  student: string,
  quiz: string,
  percent: number,
): Promise<boolean> {
  const attempts = await payload.db.find<TestUserAttempt>({
    collection: 'test-user-attempts',
    where: { and: [{ student: { equals: student } }, { paper: { equals: quiz } }] },
    pagination: false,
  })
  const counted = attempts.docs.filter(({ state }) => state !== 'cancelled')
  if (counted.length === 0) return false
  const results = await payload.db.find<AttemptResult>({
    collection: 'attempt-results',
    where: {
      and: [{ attempt: { in: counted.map(({ id }) => String(id)) } }, { isCurrent: { equals: true } }],
    },
    pagination: false,
  })
  return results.docs.some(
    ({ marksNum, fullNum, isPending }) => !isPending && fullNum > 0 && marksNum * 100 >= fullNum * percent,
  )
}
