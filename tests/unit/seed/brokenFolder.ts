import { describe, expect, test } from 'vitest'
import type { SeedIssue } from '#seed/read/SeedIssue.ts'
import { type Files, issuesOf, VALID } from './folder.ts'

export type Case = [name: string, files: Files, issues: SeedIssue[]]

export const issue = (file: string, row: number | string, field: string, reason: string): SeedIssue => ({
  file,
  row,
  field,
  reason,
})

export const json = (value: unknown): string => JSON.stringify(value)

export const products = (...rows: string[]): string =>
  ['slug,title,subject,summary,price,mrp,tags,classes,image', ...rows].join('\n')
export const COURSE = 'course,Course,maths,A course,499,999,exam,algebra,cover.webp'

/** Registers a test per case: the valid folder with changed files has exactly these issues. */
export function describeBroken(area: string, cases: Case[]): void {
  describe(area, () => {
    test.each(cases)('%s', async (_name, files, issues) => {
      expect(await issuesOf({ ...VALID, ...files })).toEqual(issues)
    })
  })
}
