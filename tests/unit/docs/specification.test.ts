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

/** Numbers of the specification's sections. */
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

/** Matches of a pattern in the code, as `file:line`. */
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

  it('name an existing section', () => {
    const known = sections()
    const wrong = cited.filter(({ found: [, numbers = ''] }) =>
      numbers.match(/\d+/g)?.some((number) => !known.has(number)),
    )
    expect(wrong.map(({ at, found }) => `${at} ${found[0]}`)).toEqual([])
    expect(cited.length).toBeGreaterThan(100)
  })

  // Sections of a law are cited with its name, sections of a page with their kind: `section 2 (hero)`.
  it('use one form only', () => {
    const others = matches(/(?<!Act, )\bsections? \d+(?!\d| \(| of the )|§ ?\d/gi)
    expect(others.map(({ at, found }) => `${at} ${found[0]}`)).toEqual([])
  })
})

describe('comments that cite another document', () => {
  it('name an existing heading or bold text', () => {
    const wrong = matches(/(docs\/[a-z-]+\.md), "([^"]+)"/g).filter(
      ({ found: [, file = '', title = ''] }) => {
        const document = read(path.join(ROOT, file))
        return !document.includes(`## ${title}\n`) && !document.includes(`**${title}`)
      },
    )
    expect(wrong.map(({ at, found }) => `${at} ${found[0]}`)).toEqual([])
  })
})

describe('what both specification and code define', () => {
  const literal = (text: string): string[] =>
    [...text.matchAll(/`'([^`\n]+)'`/g)].map((found) => found[1] ?? '')

  it('has the same literal texts', () => {
    const quoted = [...new Set([...sections().values()].flatMap(literal))]
    expect(quoted.toSorted()).toEqual(Object.values(MESSAGES).toSorted())
  })

  it('has the same roles, levels and labels', () => {
    const rows = ROLES.map(({ id, level, label }) => `| ${id} | ${level} | ${label} |`)
    const table = (sections().get('6') ?? '').split('\n').filter((line) => /^\| \w+ \| \d+ \|/.test(line))
    expect(table).toEqual(rows)
  })

  it('has the same contact links', () => {
    const keys = CONTACT_KEYS.map((key) => `\`${key}\``).join(', ')
    const row = SPECIFICATION.split('\n').find((line) => line.startsWith('| Contact links |'))
    expect(row?.split(' | ')[1]).toBe(keys)
  })

  it('has the same paths of calls', () => {
    const table = (sections().get('7') ?? '').split('\n').filter((line) => line.startsWith('| `'))
    const paths = table.map((line) => line.split(' | ')[2]?.replace(/[`|\s]/g, '') ?? '')
    const whole = paths.filter((address) => !address.endsWith('…'))
    const missing = whole.filter((address) => !FILES.some(({ text }) => text.includes(`path: '${address}'`)))
    expect(missing).toEqual([])
    expect(whole.length).toBeGreaterThan(12)
  })
})
