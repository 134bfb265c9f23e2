import { describe, expect, it } from 'vitest'
import { encodeKept, type KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { leafKey } from '#domain/exams/attempts/leafKey.ts'
import { isPassed, reachedQuestion } from '#domain/exams/attempts/passedQuestions.ts'

const ORDER = ['a', 'b', 'set.one', 'c']
const kept = (...saves: [string, number, number][]): KeptAnswers =>
  Object.fromEntries(
    saves.map(([question, epoch, sequence]) => [
      leafKey(question),
      encodeKept(
        {
          question,
          epoch,
          sequence,
          answer: null,
          isMarked: false,
          spentMs: 0,
          receivedAt: 0,
          isLate: false,
        },
        false,
      ),
    ]),
  )

describe('a paper that only goes forward', () => {
  it('takes saves of the question on the screen and of later ones, not of those behind', () => {
    const turn = { epoch: 1, reached: undefined }
    const at = (question: string) => isPassed(ORDER, kept(['b', 1, 1]), { question, epoch: 1 }, turn)
    expect(ORDER.filter(at)).toEqual(['a'])
    expect(isPassed(ORDER, kept(['set.one', 1, 1]), { question: 'b', epoch: 1 }, turn)).toBe(true)
  })

  it('does not go back by another device, and what the older one did later does not keep the newer one back', () => {
    const turn = { epoch: 2, reached: 'b' }
    const older = kept(['b', 1, 1], ['c', 1, 3])
    expect(ORDER.filter((question) => isPassed(ORDER, older, { question, epoch: 2 }, turn))).toEqual(['a'])
    expect(isPassed(ORDER, kept(['b', 2, 1]), { question: 'a', epoch: 1 }, turn)).toBe(false)
  })

  it('has come to the question furthest in it that has a save', () => {
    expect(reachedQuestion(ORDER, kept(['set.one', 1, 1], ['a', 1, 2]))).toBe('set.one')
    expect(reachedQuestion(ORDER, {})).toBeNull()
  })
})
