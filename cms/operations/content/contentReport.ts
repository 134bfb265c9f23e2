import type { BasePayload, CollectionSlug, SelectType } from 'payload'
import type { ContentReport, ReportKind, ReportRow } from '#domain/calls/content.ts'
import { checkLink } from '#domain/content/checkLink.ts'
import { documentReferences } from '#domain/content/documentReferences.ts'
import type { Media } from '#payload-types'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { forEachRow } from './forEachRow.ts'
import { knownPaths } from './knownPaths.ts'

const PAGE_SIZE = 50

/** The content with links and pictures, and the fields that may contain them. */
const SOURCES: { collection: CollectionSlug; select: SelectType; isDrafted: boolean; title?: string }[] = [
  { collection: 'pages', select: { title: true, layout: true, meta: true }, isDrafted: true },
  { collection: 'sections', select: { title: true, layout: true }, isDrafted: true },
  { collection: 'blogs', select: { title: true, content: true, cover: true, meta: true }, isDrafted: true },
  {
    collection: 'selling-products',
    select: { title: true, description: true, image: true, meta: true },
    isDrafted: true,
  },
  {
    collection: 'web-static-configs',
    select: { navigation: true, footerColumns: true, brand: true },
    isDrafted: false,
    title: 'Portal settings',
  },
  { collection: 'redirects', select: { from: true, to: true }, isDrafted: false },
]

type Row = { id: string; title?: string | null; from?: string | null } & Record<string, unknown>
type Picture = Pick<Media, 'id' | 'alt' | 'filename' | 'originalName'>

/**
 * Reports broken links and picture problems in a project's published content. Each page of the report scans everything again, in batches
 * with narrow selects, so that corrected problems disappear.
 */
export async function contentReport(
  payload: BasePayload,
  project: string,
  { kind, page }: { kind?: ReportKind; page: number },
): Promise<ContentReport> {
  const addresses = await knownPaths(payload, project)
  const problems: ReportRow[] = []
  const uses = new Map<string, string[]>()
  const looked = { links: 0, documents: 0, pictures: 0 }

  for (const { collection, select, isDrafted, title } of SOURCES) {
    const own = { project: { equals: project } }
    const where = isDrafted ? { and: [own, { _status: { equals: 'published' } }] } : own
    await forEachRow<Row>(payload, { collection, where, select }, (row) => {
      const name = title ?? (row.title || row.from || 'Untitled')
      const { links, pictures } = documentReferences(row)
      looked.documents++
      looked.links += links.length
      for (const { media } of pictures) uses.set(media, [...(uses.get(media) ?? []), name])
      for (const { href, place } of links) {
        const verdict = checkLink(href, addresses)
        if (verdict === 'broken' || verdict === 'draft')
          problems.push({
            kind: verdict === 'draft' ? 'draftLink' : 'brokenLink',
            collection,
            id: String(row.id),
            title: name,
            place,
            value: href,
          })
      }
    })
  }
  problems.push(...(await pictureProblems(payload, project, uses, looked)))

  const counts = { brokenLink: 0, draftLink: 0, missingAlt: 0, missingFile: 0 }
  for (const problem of problems) counts[problem.kind]++
  const chosen = kind ? problems.filter((problem) => problem.kind === kind) : problems
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE))
  const shownPage = Math.min(page, pages)
  return {
    counts,
    looked,
    page: shownPage,
    pages,
    rows: chosen.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE),
  }
}

const useText = (titles: string[] | undefined): string => {
  if (!titles) return 'not used'
  const [first, ...others] = [...new Set(titles)]
  return others.length === 0 ? `used in “${first}”` : `used in “${first}” and ${others.length} more`
}

async function pictureProblems(
  payload: BasePayload,
  project: string,
  uses: Map<string, string[]>,
  looked: { pictures: number },
): Promise<ReportRow[]> {
  const files = new Set<string>()
  for await (const { key } of fileStore().list('media/')) files.add(key.slice('media/'.length))
  const problems: ReportRow[] = []
  await forEachRow<Picture>(
    payload,
    {
      collection: 'media',
      where: { project: { equals: project } },
      select: { alt: true, filename: true, originalName: true },
    },
    ({ id, alt, filename, originalName }) => {
      looked.pictures++
      const value = originalName || filename || 'no file'
      const row = { collection: 'media', id: String(id), title: alt?.trim() || value, value }
      const place = useText(uses.get(String(id)))
      if (!alt?.trim()) problems.push({ ...row, kind: 'missingAlt', place })
      if (!filename || !files.has(filename)) problems.push({ ...row, kind: 'missingFile', place })
    },
  )
  return problems
}
