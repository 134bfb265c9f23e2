import type { CollectionSlug, PayloadHandler } from 'payload'
import { APIError, Forbidden } from 'payload'
import { ANSWERS } from '#domain/text/messages.ts'
import { importProblem } from '#domain/transfers/checkImport.ts'
import { askOf } from './askOf.ts'

/** POST imports/preview-data: the rows of a file as they would be saved, for who may write the collection. */
export const previewImport =
  (preview: PayloadHandler, slugs: readonly CollectionSlug[]): PayloadHandler =>
  async (req) => {
    const ask = await askOf<{ collectionSlug: CollectionSlug; fileData?: string; format?: string }>(req)
    if (!ask.collectionSlug || !slugs.includes(ask.collectionSlug))
      throw new APIError(ANSWERS.invalid, 400, null, true)
    const { access } = req.payload.collections[ask.collectionSlug].config
    if (!(await access.create?.({ req })) && !(await access.update?.({ req }))) throw new Forbidden(req.t)
    const text = Buffer.from(String(ask.fileData ?? ''), 'base64').toString('utf8')
    const problem = importProblem(text, ask.format === 'json' ? 'json' : 'csv')
    return problem ? Response.json({ error: problem }, { status: 400 }) : preview(req)
  }
