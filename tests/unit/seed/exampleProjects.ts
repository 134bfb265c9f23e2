import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import { readFolder } from '#seed/readFolder.ts'
import type { SeedData, SeedKind, SeedRecord } from '#seed/SeedRecord.ts'

export type Product = SeedData['product']

export const folder = (name: string) =>
  fileURLToPath(new URL(`../../../seed/projects/${name}`, import.meta.url))

async function recordsIn(name: string): Promise<readonly SeedRecord[]> {
  const read = await readFolder(folder(name))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.records
}

export const DEMO = await recordsIn('demo')
export const PROJECTS = [
  { name: 'demo', records: DEMO },
  { name: 'demo2', records: await recordsIn('demo2') },
]

export const ofKind = <K extends SeedKind>(records: readonly SeedRecord[], kind: K): SeedData[K][] =>
  records.filter((record) => record.kind === kind).map((record) => record.data as SeedData[K])

/** All texts of a product's page except its FAQs. */
export const textsOf = (product: Product): string =>
  [
    product.title,
    product.summary,
    product.description,
    product.hindiTitle,
    product.hindiSummary,
    product.hindiDescription,
    ...product.outcomes,
    ...product.highlights,
    ...product.hindiOutcomes,
    ...product.hindiHighlights,
  ]
    .filter(Boolean)
    .join('\n')

export const answersOf = (product: Product): string =>
  [...product.faqs, ...product.hindiFaqs].map((faq) => Object.values(faq).join(' ')).join('\n')

const pdfs = new Map<string, Promise<string[]>>()
/** The text of each page of a PDF. */
export function pagesOf(project: string, file: string): Promise<string[]> {
  const path = `${folder(project)}/files/${file}`
  const known = pdfs.get(path)
  if (known) return known
  const pages = readPages(path)
  pdfs.set(path, pages)
  return pages
}

async function readPages(path: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}
