import type { CollectionSlug, PayloadHandler } from 'payload'
import { Forbidden } from 'payload'
import { importProblem } from '#domain/transfers/checkImport.ts'
import { invalidField } from './invalidField.ts'
import { peekJsonBody } from './peekJsonBody.ts'

/** POST imports/preview-data: a preview of a file's rows, for people who may write to the collection. */
export const previewImport =
  (preview: PayloadHandler, slugs: readonly CollectionSlug[]): PayloadHandler =>
  async (req) => {
    const ask = await peekJsonBody<{ collectionSlug: CollectionSlug; fileData?: string; format?: string }>(
      req,
    )
    if (!ask.collectionSlug || !slugs.includes(ask.collectionSlug)) throw invalidField('collectionSlug')
    const { access } = req.payload.collections[ask.collectionSlug].config
    if (!(await access.create?.({ req })) && !(await access.update?.({ req }))) throw new Forbidden(req.t)
    const text = Buffer.from(String(ask.fileData ?? ''), 'base64').toString('utf8')
    const problem = importProblem(text, ask.format === 'json' ? 'json' : 'csv')
    return problem
      ? Response.json({ error: problem, fields: { fileData: problem } }, { status: 400 })
      : preview(req)
  }
