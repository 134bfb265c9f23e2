import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '#domain/text/messages.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'
import { QUOTED } from './quotedTexts.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SPECIFICATION = path.join(ROOT, '../shared/spec/specification.txt')
// Two of its texts stand in a file of their own, which the browser takes without the rest.
const CATALOGUE = ['domain/text/messages.ts', 'domain/text/noAnswerTexts.ts']

it('holds each quoted text of sections 2, 5, 6 and 8 once, letter by letter, and nothing else', () => {
  const quoted = [...new Set(Object.values(QUOTED).flat())]
  expect(Object.values(MESSAGES).toSorted()).toEqual(quoted.toSorted())
})

/** The texts in single quotes of each section; an apostrophe inside a word opens none. */
function quotesOf(specification: string): Record<string, string[]> {
  const [, ...parts] = specification.split(/^## (\d+)\. /m)
  return Object.fromEntries(
    parts.flatMap((number, i) =>
      number in QUOTED
        ? [
            [
              number,
              [...(parts[i + 1] ?? '').matchAll(/(?<![A-Za-z])'([^'\n]+)'/g)].map((found) => found[1] ?? ''),
            ],
          ]
        : [],
    ),
  )
}

it.runIf(existsSync(SPECIFICATION))('lists what the specification itself quotes', () => {
  expect(quotesOf(readFileSync(SPECIFICATION, 'utf8'))).toEqual(QUOTED)
})

/** Every string literal, template without holes and JSX text of a file, with the number of its line. */
function textsOf(file: string): [text: string, line: number][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: [string, number][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node))
      texts.push([
        node.text.replace(/\s+/g, ' ').trim(),
        source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      ])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

describe('a literal text is typed once, in the catalogue', () => {
  // Single words such as 'Change' are also said where the specification says nothing.
  const literals = new Set<string>(Object.values(MESSAGES).filter((text) => text.includes(' ')))
  it.each(['site', 'cms', 'domain', 'hooks', 'collections'])('in %s', (folder) => {
    const typedAgain = filesBelow(path.join(ROOT, folder), /\.tsx?$/).flatMap((file) => {
      const name = path.relative(ROOT, file)
      if (CATALOGUE.includes(name)) return []
      return textsOf(file).flatMap(([text, line]) => (literals.has(text) ? [`${name}:${line} ${text}`] : []))
    })
    expect(typedAgain).toEqual([])
  })
})
