import type { BasePayload } from 'payload'
import type { Locale } from '#domain/text/locales.ts'
import type { Project, Quiz, TestPaper } from '#payload-types'
import { renderPdf } from '../../../adapters/pdf/renderPdf.ts'
import { printedPaper } from './printedPaper.ts'
import { currentReleaseFacts } from './releaseFacts.ts'
import type { TriedPaper } from './triedPaper.ts'

type Wish = {
  project: string
  outline: Pick<TestPaper | Quiz, 'id' | 'title' | 'hindiTitle'>
  source: 'draft' | 'release'
  hasKey: boolean
  /** Null for all that the paper is offered in. */
  language: Locale | null
  now: Date
}

/** The PDF of a paper, with its key and solutions or without. */
export async function renderPaperPdf(
  payload: BasePayload,
  tried: TriedPaper,
  { project, outline, source, hasKey, language, now }: Wish,
): Promise<Uint8Array> {
  const release = source === 'release' ? await currentReleaseFacts(payload, String(outline.id)) : null
  const { title: brand } = (await payload.db.findOne<Project>({
    collection: 'projects',
    where: { id: { equals: project } },
    select: { title: true },
  })) ?? { title: '' }
  const { title, hindiTitle } = outline
  const data = await printedPaper(payload, tried, {
    project,
    hasKey,
    title: { en: title, ...(hindiTitle ? { hi: hindiTitle } : {}) },
    brand,
    at: release ? new Date(release.publishedAt).getTime() : now.getTime(),
    edition: release ? `Release ${release.number}` : 'Draft',
    languages: language ? [language] : tried.content.paper.languages,
  })
  return renderPdf({ kind: 'paper', data })
}
