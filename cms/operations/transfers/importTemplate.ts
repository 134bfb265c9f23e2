import type { PayloadHandler } from 'payload'
import { Forbidden } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { IMPORT_TEMPLATES } from '#domain/transfers/importTemplates.ts'
import { csvOf } from './csvOf.ts'
import { invalidField } from './invalidField.ts'

/** GET imports/template?list=selling-products: a CSV template with the columns of the list and an example row. */
export const importTemplate: PayloadHandler = (req) => {
  if (!hasModule(viewerOf(req), 'transfers')) throw new Forbidden(req.t)
  const list = req.searchParams?.get('list') ?? ''
  const columns = Object.hasOwn(IMPORT_TEMPLATES, list) ? IMPORT_TEMPLATES[list] : undefined
  if (!columns) throw invalidField('list')
  const lines = [columns.map(({ name }) => name), columns.map(({ example }) => example)]
  return new Response(csvOf(lines, { bom: true }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list}-template.csv"`,
      'cache-control': 'no-store',
    },
  })
}
