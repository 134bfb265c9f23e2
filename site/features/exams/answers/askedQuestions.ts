import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import type { HallQuestion } from '#domain/exams/attempts/hall.ts'
import { type PaletteState, paletteState } from '#domain/exams/attempts/palette.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { ShownLanguage } from '#site/ui/richText/Typeset.tsx'

type SectionOfHall = HallAttempt['hall'][number]
export type Asked = SectionOfHall['questions'][number]

/** A question of the hall with its place; `number` counts from 1 in its section. */
type PlacedQuestion = { asked: Asked; section: SectionOfHall; number: number }

/** Where a question is in the attempt. */
export function placeIn(sections: readonly SectionOfHall[], id: string): PlacedQuestion | null {
  for (const section of sections) {
    const at = section.questions.findIndex((asked) => asked.id === id)
    const asked = section.questions[at]
    if (asked) return { asked, section, number: at + 1 }
  }
  return null
}

export const paletteStateOf = ({ isVisited, isMarked, saved }: HallQuestion): PaletteState =>
  paletteState({ isVisited, isMarked, hasAnswer: saved !== null })

/** A title in the language that is shown, or in the one that it is written in. */
export const lineIn = (line: Partial<Record<Locale, string>>, language: ShownLanguage): string => {
  const [first, second]: [Locale, Locale] = language === 'hi' ? ['hi', 'en'] : ['en', 'hi']
  return line[first] ?? line[second] ?? ''
}

/** `A` for the first option. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
