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

it('every link in the documents leads to an existing file', () => {
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

/** Decisions describe the past: files that they name may have been renamed. */
const isCurrent = (document: string): boolean => !document.includes(`${path.sep}decisions${path.sep}`)

it('documents except decisions name existing files only', () => {
  const inRepository =
    /`((?:access|cms|collections|docs|domain|hooks|scripts|seed|site|tests)(?:\/[\w%.()~[\]-]+)+)`/g
  const missing = DOCUMENTS.filter(isCurrent).flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(inRepository)].flatMap(([, file = '']) =>
      existsSync(path.join(ROOT, file)) ? [] : [`${path.relative(ROOT, document)}: ${file}`],
    ),
  )
  expect(missing).toEqual([])
})
