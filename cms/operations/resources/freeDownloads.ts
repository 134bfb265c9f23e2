import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import type { FreeDownloadView } from '#domain/calls/resources.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { FreeResource, LeadSubmission } from '#payload-types'

const MAX_ROWS = 100

/** The gated free PDFs of a project that this student may download: those for signed-in people, and those whose lead form they have sent. */
export async function freeDownloads(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  locale: Locale,
): Promise<FreeDownloadView[]> {
  const ofProject = { project: { equals: project.id } }
  const { docs: sent } = await payload.db.find<LeadSubmission>({
    collection: 'lead-submissions',
    where: { and: [ofProject, { user: { equals: student } }, { form: { exists: true } }] },
    sort: '-createdAt',
    limit: MAX_ROWS,
    pagination: false,
  })
  const forms = [...new Set(sent.flatMap(({ form }) => idOf(form) ?? []))]
  const { docs } = await payload.db.find<FreeResource>({
    collection: 'free-resources',
    where: {
      and: [
        ofProject,
        { _status: { equals: 'published' } },
        { kind: { equals: 'pdf' } },
        { file: { exists: true } },
        {
          or: [
            { gate: { equals: 'signIn' } },
            ...(forms.length > 0
              ? [{ and: [{ gate: { equals: 'leadForm' } }, { leadForm: { in: forms } }] }]
              : []),
          ],
        },
      ],
    },
    sort: 'rank',
    limit: MAX_ROWS,
    pagination: false,
    select: { slug: true, title: true, hindiTitle: true, pages: true },
  })
  return docs.map(({ slug, title, hindiTitle, pages }) => ({
    slug,
    title: localisedText(locale, title, hindiTitle) ?? title,
    pages: pages ?? null,
  }))
}
