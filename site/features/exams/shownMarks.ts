import type { WireMarks } from '#domain/exams/marks/wireMarks.ts'

/** Marks as they are shown: with a minus sign, which is as wide as a digit, in place of the hyphen. */
export const shownMarks = ({ text }: Pick<WireMarks, 'text'>): string => text.replace('-', '\u2212')
