import type { BasePayload, CollectionSlug } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { fillExams } from './fillExams.ts'
import { fillRecords } from './fillRecords.ts'

/**
 * Creates documents in every collection of a project except those filled at sign-in, all with `mark` in a title or
 * text: a buyer with a paid course and their data, a course, content, files, logs and settings.
 */
export async function fillProject(
  payload: BasePayload,
  project: RequestProject,
  mark: string,
): Promise<void> {
  const options = { overrideAccess: true, context: { project } } as const
  const buyer = await createPerson(payload, project)
  await payload.update({
    collection: 'users',
    id: buyer.id,
    data: { name: `Name ${mark.replace(/[0-9]/g, '')}`.slice(0, 60) },
    ...options,
  })
  const { product, lectures } = await createCourse(payload, project, {
    title: `Course ${mark}`,
    slug: 'shared-slug',
  })
  const browser = await signIn(project, buyer.phone)
  const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
  await browser.post('/payment/orderReceipt', {
    orderId,
    ...(await payAtGateway(payload, project, gatewayOrderId)),
  })
  await browser.post('/learn/complete', { lecture: lectures[0]?.id })
  await browser.post('/learn/progress', { lecture: lectures[0]?.id })
  await browser.post('/auth/signout')
  await payload.create({
    collection: 'pages',
    data: { title: `Page ${mark}`, slug: 'foreign-page', project: project.id, _status: 'published' } as never,
    ...options,
  })
  await fillRecords(payload, project, String(buyer.id), mark)
  await fillExams(payload, project, String(buyer.id), mark)
  await payload.create({
    collection: 'media',
    data: { alt: `Image ${mark}`, project: project.id } as never,
    file: await pngFile(),
    ...options,
  })
}

/** Ids of all documents of a project, by collection. */
export async function idsIn(payload: BasePayload, project: RequestProject): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>()
  for (const { slug, flattenedFields } of payload.config.collections) {
    const { docs } = await payload.db.find<{ id: string; project?: string }>({
      collection: slug as CollectionSlug,
      pagination: false,
      limit: 0,
    })
    const belongs = flattenedFields.some(({ name }) => name === 'project')
    const isOwn = (doc: { id: string; project?: string }) =>
      slug === 'projects' ? String(doc.id) === project.id : belongs && doc.project === project.id
    ids.set(
      slug,
      docs.filter(isOwn).map(({ id }) => String(id)),
    )
  }
  return ids
}
