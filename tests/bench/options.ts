import { parseArgs } from 'node:util'

const LETTERS = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  'browser',
] as const
export type Letter = (typeof LETTERS)[number]

export type Options = { only: readonly Letter[]; seconds: number; rounds: number }

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text)

/** Parses `--only=` (letters or `browser`, such as `a,c`), `--seconds=` per round and `--rounds=`; throws on invalid values. */
export function parseOptions(argv: string[]): Options {
  const { values } = parseArgs({
    args: argv,
    options: { only: { type: 'string' }, seconds: { type: 'string' }, rounds: { type: 'string' } },
  })
  const only: readonly string[] = values.only?.split(',') ?? LETTERS
  if (!only.every(isLetter)) throw new Error(`--only must be one or several (a,c) of ${LETTERS.join(', ')}`)
  return {
    only,
    seconds: positive('--seconds', values.seconds ?? '5', 60),
    rounds: positive('--rounds', values.rounds ?? '5', 20),
  }
}

function positive(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`${name} must be 1 to ${most}`)
  return value
}
