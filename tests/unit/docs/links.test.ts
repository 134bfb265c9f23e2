import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '#tests/support/filesBelow.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'seed/README.md'].map((name) => path.join(ROOT, name)),
  ...filesBelow(path.join(ROOT, 'docs'), /\.md$/),
]

const withoutCode = (markdown: string): string => markdown.replace(/`[^`\n]*`/g, '')

it('leads every link of the documents to a file that is there', () => {
  const broken = DOCUMENTS.flatMap((document) =>
    [...withoutCode(readFileSync(document, 'utf8')).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(
      ([, to = '']) => {
        if (/^(https?:|mailto:)/.test(to)) return []
        const file = path.resolve(path.dirname(document), to)
        return existsSync(file) ? [] : [`${path.relative(ROOT, document)} → ${to}`]
      },
    ),
  )
  expect(broken).toEqual([])
})
