import { stripVTControlCharacters } from 'node:util'

const ERROR_LINES = 8

/** A failed test as the end of a log names it: its title and the first lines of its error. */
export function failureOf(title, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [title, ...lines.slice(0, ERROR_LINES).map((line) => `  ${line}`)].join('\n')
}

/**
 * Prints the titles of all failed tests and checks, so that the end of a long log names them, and the total
 * as the last line; returns whether nothing failed.
 */
export function printSum(results) {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((total, result) => total + result.passed, 0)
  for (const title of failures) console.log(`FAILED ${title}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0
}
