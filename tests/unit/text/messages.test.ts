import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '#domain/text/messages.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
// Two of its texts are in a separate file, so that the browser does not load the rest.
const CATALOGUE = ['domain/text/messages.ts', 'domain/text/noAnswerTexts.ts']

/** Whether a file can contain one of the texts: parsing all files would take half a minute. */
function hasOneOf(texts: ReadonlySet<string>, source: string): boolean {
  const inOneLine = source.replace(/\s+/g, ' ')
  return [...texts].some((text) => inOneLine.includes(text))
}

/** String literals, templates without placeholders and JSX texts of a file, with line numbers. */
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

describe('a literal text is defined once, in the catalogue', () => {
  // Single words such as 'Change' also occur elsewhere.
  const literals = new Set<string>(Object.values(MESSAGES).filter((text) => text.includes(' ')))
  it.each(['site', 'cms', 'domain', 'hooks', 'collections'])('in %s', (folder) => {
    const duplicates = filesBelow(path.join(ROOT, folder), /\.tsx?$/).flatMap((file) => {
      const name = path.relative(ROOT, file)
      if (CATALOGUE.includes(name) || !hasOneOf(literals, readFileSync(file, 'utf8'))) return []
      return textsOf(file).flatMap(([text, line]) => (literals.has(text) ? [`${name}:${line} ${text}`] : []))
    })
    expect(duplicates).toEqual([])
  })
})
