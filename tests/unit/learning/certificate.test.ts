import { describe, expect, it } from 'vitest'
import {
  certificateNumber,
  earnsCertificate,
  readStatement,
  type Statement,
  statementText,
} from '#domain/learning/certificate.ts'

const statement: Statement = {
  v: 1,
  project: 'demo',
  key: 'k',
  number: 'CT-26-100000',
  name: 'आशा र.',
  title: '“A”',
  on: '2026-11-25',
}

describe('a certificate', () => {
  it.each([
    [{ percent: null, hasQuiz: false }, { percent: 100, hasPassedQuiz: true }, false],
    [{ percent: 80, hasQuiz: false }, { percent: 79, hasPassedQuiz: true }, false],
    [{ percent: 80, hasQuiz: false }, { percent: 80, hasPassedQuiz: false }, true],
    [{ percent: 80, hasQuiz: true }, { percent: 100, hasPassedQuiz: false }, false],
    [{ percent: 80, hasQuiz: true }, { percent: 80, hasPassedQuiz: true }, true],
  ])('by %j with %j: %s', (rule, progress, is) => expect(earnsCertificate(rule, progress)).toBe(is))

  it('has a number of its year with six digits', () => {
    const at = new Date('2026-11-25T00:00:00Z')
    expect(certificateNumber(at, () => 0)).toBe('CT-26-100000')
    expect(certificateNumber(at, (below) => below - 1)).toBe('CT-26-999999')
  })

  it('is signed as the same text whatever the order of its fields', () => {
    const { v, ...rest } = statement
    expect(statementText({ ...rest, v })).toBe(statementText(statement))
    expect(readStatement(statementText(statement))).toEqual(statement)
  })

  it.each([
    '',
    '{}',
    'null',
    '[]',
    statementText(statement).replace('"v":1', '"v":2'),
    `${statementText(statement)}x`,
  ])('%j is no statement', (text) => expect(readStatement(text)).toBeNull())
})
