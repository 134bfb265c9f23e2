import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow } from '#tests/support/filesBelow.ts'

/** Names that are the same in every language. */
const NAMES = ['WhatsApp', 'Telegram', 'RSS', 'GSTIN', 'AC']

/** The bar above a draft is for staff and in English like the panel; the honeypot's name is invisible. */
const IN_ENGLISH = ['site/features/preview/PreviewBar.tsx', 'site/features/lead-form/Honeypot.tsx']

/** The samples on the kit's page, which only developers open. */
const KIT = '/dev/ui/'

/** Literal texts in the JSX of a file, which belong in the texts of a language. */
function literalWords(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const words: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) words.push(node.text.trim())
    node.forEachChild(look)
  }
  look(source)
  return words.filter((word) => !NAMES.includes(word))
}

it('texts in components of the storefront come from the texts of the language', () => {
  const files = filesBelow('site', /\.tsx$/).filter(
    (file) => !file.includes(KIT) && !IN_ENGLISH.includes(file),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => literalWords(file).map((word) => `${file}: ${word}`))).toEqual([])
})
