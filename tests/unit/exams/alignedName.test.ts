import { expect, it } from 'vitest'
import { alignedName } from '#domain/exams/sessions/alignedName.ts'

it('a name that differs from a known one in case and spaces alone is that one', () => {
  expect(alignedName(' entrance  2026', ['Mains 2026', 'Entrance 2026'])).toBe('Entrance 2026')
  expect(alignedName(' Entrance  2027 ', ['Entrance 2026'])).toBe('Entrance 2027')
  expect(alignedName('  ', [])).toBe('')
})
