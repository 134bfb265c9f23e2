import { expect, it } from 'vitest'
import { PRESET_INSTRUCTIONS } from '#domain/exams/drafts/instructions.ts'
import { hall as english } from '#site/texts/en/hall.ts'
import { hall as hindi } from '#site/texts/hi/hall.ts'

it.each([
  ['en', english],
  ['hi', hindi],
] as const)('instructions name the buttons as the hall does (%s)', (locale, hall) => {
  const named = [...PRESET_INSTRUCTIONS.instructions[locale].matchAll(/“(.+?)”/g)].map(([, name]) => name)
  expect(named).toEqual([hall.saveAndNext, hall.clear])
})
