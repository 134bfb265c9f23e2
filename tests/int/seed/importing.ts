import type { CollectionSlug } from 'payload'
import { type ImportOptions, importProject } from '#cms/operations/importProject.ts'
import { startPayload } from '#cms/payload.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { freshPhone } from '#tests/support/people.ts'
import { type Files, recordsOf, SCHOOL } from '#tests/unit/seed/folder.ts'

let made = 0
const [picture, notes] = [await pngFile(), await pdfFile()]
const base: Files = {
  ...SCHOOL,
  'media/cover.webp': null,
  'media.csv': 'file,alt\ncover.png,A cover\n',
  'media/cover.png': picture.data,
  'files/notes.pdf': notes.data,
  'products.csv': String(SCHOOL['products.csv']).replace('cover.webp', 'cover.png'),
  'users.csv': `key,name,phone,email,role\nasha,Asha,${freshPhone()},,admin\n`,
}

/** A valid seed folder with a unique project slug. */
export const uniqueSeedFolder = (over: Files = {}): { slug: string; files: Files } => {
  const slug = `seeded-${process.pid}-${made++}`
  const files = {
    ...base,
    'users.csv': `key,name,phone,email,role\nasha,Asha,${freshPhone()},,admin\n`,
    'project.json': JSON.stringify({
      slug,
      title: 'School',
      domains: [`${slug}.localhost`],
      settings: {
        webStaticConfig: { brand: { logo: 'cover.png', tagline: 'Plain words' } },
        projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
      },
    }),
    ...over,
  }
  return { slug, files }
}

/** Imports a folder; `totals` has the numbers of created, updated, unchanged and deleted records. */
export const importFolder = async (files: Files, options?: ImportOptions) => {
  const { counts, kept } = await importProject(await startPayload(), await recordsOf(files), options)
  const total = (name: 'created' | 'updated' | 'unchanged' | 'deleted') =>
    Object.values(counts).reduce((sum, count) => sum + count[name], 0)
  return {
    counts,
    kept,
    totals: [total('created'), total('updated'), total('unchanged'), total('deleted')],
  }
}

/** Stored documents of a project, optionally with one slug. */
export async function findDocuments<T>(
  collection: CollectionSlug,
  project: string,
  slug?: string,
): Promise<T[]> {
  const payload = await startPayload()
  const { docs } = await payload.find({
    collection,
    where: {
      and: [{ 'project.slug': { equals: project } }, ...(slug ? [{ slug: { equals: slug } }] : [])],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs as unknown as T[]
}

export const findFirst = async <T>(
  collection: CollectionSlug,
  project: string,
  slug?: string,
): Promise<T> => {
  const [document] = await findDocuments<T>(collection, project, slug)
  if (!document) throw new Error(`no ${collection} ${slug ?? ''}`)
  return document
}
