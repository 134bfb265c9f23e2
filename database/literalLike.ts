import { and, type Column, isNull, notInArray, or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

/** A text as a pattern of `like … escape '\'` that matches rows which contain exactly it. */
export const patternOf = (text: unknown): string => `%${String(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Escapes the text in a pattern `%text%` that Payload has built; other patterns, which Payload uses for paths, are unchanged. */
const escapedPattern = (pattern: string): string =>
  pattern.length > 1 && pattern.startsWith('%') && pattern.endsWith('%')
    ? patternOf(pattern.slice(1, -1))
    : pattern

/** Whether a column contains a text, in which `%` and `_` are themselves, as on MongoDB. */
export const contains = (column: Column | SQL, pattern: unknown): SQL =>
  sql`${column} like ${pattern} escape '\\'`

/** Operators for Payload's SQLite adapter with the results of MongoDB: `%` and `_` are literal, and a row without a value matches `not_like` and `not_in`. */
export const literalOperators = {
  contains: (column: Column, pattern: string) => contains(column, escapedPattern(pattern)),
  like: (column: Column, pattern: string) => contains(column, escapedPattern(pattern)),
  not_like: (column: Column, text: string) => {
    const words = String(text).split(' ')
    return or(isNull(column), and(...words.map((word) => sql`not ${contains(column, patternOf(word))}`)))
  },
  not_in: (column: Column, values: unknown[]) => or(isNull(column), notInArray(column, values)),
}
