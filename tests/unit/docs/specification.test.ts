import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTACT_KEYS } from '#domain/people/contactKeys.ts'
import { ROLES } from '#domain/roles/roles.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CODE = ['access', 'cms', 'collections', 'domain', 'hooks', 'scripts', 'seed', 'site', 'tests']

const read = (file: string): string => readFileSync(file, 'utf8')
const SPECIFICATION = read(path.join(ROOT, 'docs/specification.md'))

/** The sections of the specification by their numbers. */
function sections(): Map<string, string> {
  const [, ...parts] = SPECIFICATION.split(/^## (\d+)\. /m)
  return new Map(parts.flatMap((part, i) => (i % 2 === 0 ? [[part, parts[i + 1] ?? '']] : [])))
}

const FILES = CODE.flatMap((folder) =>
  filesBelow(path.join(ROOT, folder), /\.(tsx?|mjs)$/).map((file) => ({
    name: path.relative(ROOT, file),
    text: read(file),
  })),
)

type Found = { at: string; found: RegExpExecArray }

/** Where a pattern stands in the code, as `file:line`. */
const matches = (pattern: RegExp): Found[] =>
  FILES.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map((found) => ({
      at: `${name}:${text.slice(0, found.index).split('\n').length}`,
      found,
    })),
  )

describe('comments that cite the specification', () => {
  // `spec 5`, or several at once: `spec 2, 5 and 8`.
  const cited = matches(/\bspec (\d+(?:(?:, \d+)* and \d+)?)/gi)

  it('name a section that it has', () => {
    const known = sections()
    const wrong = cited.filter(({ found: [, numbers = ''] }) =>
      numbers.match(/\d+/g)?.some((number) => !known.has(number)),
    )
    expect(wrong.map(({ at, found }) => `${at} ${found[0]}`)).toEqual([])
    expect(cited.length).toBeGreaterThan(100)
  })

  // Sections of a law are cited with its name, those of a page with their kind: `section 2 (hero)`.
  it('cite it in one form only', () => {
    const others = matches(/(?<!Act, )\bsections? \d+(?!\d| \(| of the )|§ ?\d/gi)
    expect(others.map(({ at, found }) => `${at} ${found[0]}`)).toEqual([])
  })
})

describe('comments that cite another document', () => {
  it('name a heading, or words in bold, that it has', () => {
    const wrong = matches(/(docs\/[a-z-]+\.md), "([^"]+)"/g).filter(
      ({ found: [, file = '', title = ''] }) => {
        const document = read(path.join(ROOT, file))
        return !document.includes(`## ${title}\n`) && !document.includes(`**${title}`)
      },
    )
    expect(wrong.map(({ at, found }) => `${at} ${found[0]}`)).toEqual([])
  })
})

describe('what the specification and the code both say', () => {
  const literal = (text: string): string[] =>
    [...text.matchAll(/`'([^`\n]+)'`/g)].map((found) => found[1] ?? '')

  it('is the same literal texts, letter by letter', () => {
    const quoted = [...new Set([...sections().values()].flatMap(literal))]
    expect(quoted.toSorted()).toEqual(Object.values(MESSAGES).toSorted())
  })

  it('is the same roles, levels and labels', () => {
    const rows = ROLES.map(({ id, level, label }) => `| ${id} | ${level} | ${label} |`)
    const table = (sections().get('6') ?? '').split('\n').filter((line) => /^\| \w+ \| \d+ \|/.test(line))
    expect(table).toEqual(rows)
  })

  it('is the same contact links', () => {
    const keys = CONTACT_KEYS.map((key) => `\`${key}\``).join(', ')
    const row = SPECIFICATION.split('\n').find((line) => line.startsWith('| Contact links |'))
    expect(row?.split(' | ')[1]).toBe(keys)
  })

  it('is the same addresses of calls', () => {
    const table = (sections().get('7') ?? '').split('\n').filter((line) => line.startsWith('| `'))
    const paths = table.map((line) => line.split(' | ')[2]?.replace(/[`|\s]/g, '') ?? '')
    const whole = paths.filter((address) => !address.endsWith('…'))
    const missing = whole.filter((address) => !FILES.some(({ text }) => text.includes(`path: '${address}'`)))
    expect(missing).toEqual([])
    expect(whole.length).toBeGreaterThan(12)
  })
})
