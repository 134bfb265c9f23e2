import type { BasePayload, CollectionSlug, Field } from 'payload'

/** Ids of both databases. File names are such ids too, so file URLs in texts are found as well. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[0-9a-f]{24}\b/g
const BATCH_SIZE = 200

const FREE_FORM = new Set(['richText', 'json', 'blocks', 'textarea', 'code'])

/** Whether documents with these fields may refer to a file. */
function mayRefer(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (FREE_FORM.has(field.type)) return true
    if ('relationTo' in field)
      return [field.relationTo].flat().some((to) => to === 'media' || to === 'private-files')
    if (field.type === 'tabs') return field.tabs.some((tab) => mayRefer(tab.fields))
    return 'fields' in field && mayRefer(field.fields)
  })
}

const LOGS = /(-logs|^media|^private-files|^payload-|^imports$|^exports$)/

/**
 * All ids that occur in a project's documents and their latest drafts; a file whose id is missing is unused. Reads whole documents, so use
 * it only for checks on request.
 */
export async function referredIds(payload: BasePayload, project: string): Promise<Set<string>> {
  const ids = new Set<string>()
  const collectIds = (docs: readonly unknown[]) => {
    for (const doc of docs) for (const [id] of JSON.stringify(doc).matchAll(ID)) ids.add(id)
  }
  for (const config of payload.config.collections) {
    if (LOGS.test(config.slug) || !config.custom.isProjectScoped || !mayRefer(config.fields)) continue
    const collection = config.slug as CollectionSlug
    for (let page = 1, isLast = false; !isLast; page++) {
      const found = await payload.db.find({
        collection,
        where: { project: { equals: project } },
        sort: 'id',
        limit: BATCH_SIZE,
        page,
      })
      collectIds(found.docs)
      isLast = !found.hasNextPage
    }
    if (!config.versions?.drafts) continue
    for (let page = 1, isLast = false; !isLast; page++) {
      const found = await payload.db.queryDrafts({
        collection,
        where: { 'version.project': { equals: project } },
        limit: BATCH_SIZE,
        page,
      })
      collectIds(found.docs)
      isLast = !found.hasNextPage
    }
  }
  return ids
}

/** Whether the ids contain a document or its file. */
export const isReferred = (
  ids: ReadonlySet<string>,
  row: { id: string | number; filename?: string | null },
): boolean => ids.has(String(row.id)) || ids.has((row.filename ?? '').replace(/\.[^.]*$/, ''))
