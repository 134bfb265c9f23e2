import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow } from '#tests/support/filesBelow.ts'

/** Names that are the same in every language. */
const NAMES = ['WhatsApp', 'Telegram', 'RSS', 'GSTIN', 'AC']

/** The bar over a draft is for staff, and reads as the panel; no person sees the name of the honeypot. */
const IN_ENGLISH = ['site/features/preview/PreviewBar.tsx', 'site/features/lead-form/Honeypot.tsx']

/** Every sample of the kit's page, which only developers open. */
const KIT = '/dev/ui/'

/** The words that stand in the JSX of a file itself, rather than in the texts of a language. */
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

it('what components of the storefront say comes from the texts of the language', () => {
  const files = filesBelow('site', /\.tsx$/).filter(
    (file) => !file.includes(KIT) && !IN_ENGLISH.includes(file),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => literalWords(file).map((word) => `${file}: ${word}`))).toEqual([])
})
