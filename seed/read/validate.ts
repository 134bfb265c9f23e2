import type { z } from 'zod'
import { problemText } from '#domain/text/problemText.ts'
import { renderText } from '#domain/text/renderText.ts'
import { issueAt, type RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

type RawIssue = Parameters<NonNullable<Exclude<z.core.ParseContext<z.core.$ZodIssue>['error'], undefined>>>[0]

const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'an object',
}

const UNITS: Record<string, string> = { string: ' characters', array: ' entries' }

/** The problem in words that complete "<field> …". Messages that a schema sets itself take precedence. */
function reasonOf(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is required'
  if (issue.code === 'invalid_type') return `must be ${EXPECTED[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_union' && issue.discriminator) return 'is not a known kind of block'
  if (issue.code === 'too_small' && UNITS[issue.origin] && issue.minimum === 1) return 'must not be empty'
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'not_multiple_of') return `must be in steps of ${issue.divisor}`
  return 'is not valid'
}

/** The parsed record, or null with all its problems added to `issues`. */
export function validate<S extends z.ZodType>(
  schema: S,
  raw: RawRecord,
  issues: SeedIssue[],
): z.output<S> | null {
  const parsed = schema.safeParse(raw.values, { error: reasonOf })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) issues.push(issueAt(raw, [...issue.path, key], 'is not a known field'))
    } else issues.push(issueAt(raw, issue.path, renderText('en', problemText(issue))))
  }
  return null
}
