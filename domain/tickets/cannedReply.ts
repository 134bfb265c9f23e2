import { fillPlaceholders } from '../text/fillPlaceholders.ts'

/** What a canned reply may mention, in braces. */
export const CANNED_VARIABLES = ['name', 'number', 'order', 'project', 'staff'] as const
export type CannedVariable = (typeof CANNED_VARIABLES)[number]

/** What each variable stands for, with an example. */
export const CANNED_HELP: Record<CannedVariable, { is: string; example: string }> = {
  name: { is: 'first name of the student', example: 'Asha' },
  number: { is: 'number of the ticket', example: 'HT-26-104872' },
  order: { is: 'number of its order; you fill it in where a ticket has none', example: 'DE-26-000381' },
  project: { is: 'name of the project', example: 'Your project' },
  staff: { is: 'first name of the person who replies', example: 'Ravi' },
}

const PLACE = /\{([^{}]*)\}/g

/** The words in braces that no variable fills, each once. */
export const unknownVariables = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PLACE)]
      .map(([, name = '']) => name)
      .filter((name) => !(CANNED_VARIABLES as readonly string[]).includes(name)),
  ),
]

/** The variables that still stand in braces in a reply, each once: nothing has filled them in. */
export const unfilledVariables = (text: string): CannedVariable[] =>
  CANNED_VARIABLES.filter((name) => text.includes(`{${name}}`))

/** A canned reply with its variables filled in; a missing value leaves its place in braces for the writer to see. */
export const fillCannedReply = (
  text: string,
  values: Partial<Record<CannedVariable, string | null>>,
): string =>
  fillPlaceholders(
    text,
    Object.fromEntries(CANNED_VARIABLES.map((name) => [name, values[name] || `{${name}}`])),
  )
