import { expect, it } from 'vitest'
import { reasonsOf } from '#domain/returns/reasons.ts'

it('offers only reasons that can apply', () => {
  expect(reasonsOf('cancel')).toEqual(['notNeeded', 'orderedTwice', 'other'])
  expect(reasonsOf('refund')).not.toContain('damaged')
  expect(reasonsOf('refund')).toContain('defective')
  expect(reasonsOf('return')).toEqual(expect.arrayContaining(['damaged', 'wrongItem', 'missing', 'tooLate']))
})
