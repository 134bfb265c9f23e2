import { parse } from 'csv-parse/sync'
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { Forbidden } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { literalText } from '#domain/text/textOf.ts'
import { importProblem } from '#domain/transfers/checkImport.ts'
import { MAX_IMPORTED_ROWS } from '#domain/transfers/rowLimits.ts'
import type { Import } from '#payload-types'
import { invalidField } from './invalidField.ts'

type Mode = 'create' | 'update' | 'upsert'

/** Throws Forbidden when the person may not write to the collection at all; single rows are checked during the import. */
async function checkMayWrite(req: PayloadRequest, slug: CollectionSlug, mode: Mode): Promise<void> {
  const { access } = req.payload.collections[slug].config
  const needed = mode === 'create' ? [access.create] : [access.update]
  for (const rule of needed) if (!(await rule?.({ req }))) throw new Forbidden(req.t)
}

const isJson = (name: string, mimetype: string): boolean =>
  mimetype === 'application/json' || name.toLowerCase().endsWith('.json')

/** Number of rows in the file; 0 for an unreadable CSV file, which the import itself then reports. */
function rowsIn(text: string, format: 'csv' | 'json'): number {
  if (format === 'json') return (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown[]).length
  try {
    return parse(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true }).length
  } catch {
    return 0
  }
}

const figure = new Intl.NumberFormat('en-IN')

type ImportOptions = { collectionSlug: string; importMode: Mode; matchField: string; total: number }

/** Validates the options and file of an import. Refuses collections other than `slugs`, people without write access, and unreadable or too long files. */
export async function readImport(
  req: PayloadRequest,
  slugs: readonly CollectionSlug[],
  data: Partial<Import>,
): Promise<ImportOptions> {
  if (!hasModule(viewerOf(req), 'transfers', 'edit')) throw new Forbidden(req.t)
  const slug = data.collectionSlug as CollectionSlug
  if (!slugs.includes(slug)) throw invalidField('collectionSlug')
  const mode = (data.importMode ?? 'create') as Mode
  await checkMayWrite(req, slug, mode)
  const { file } = req
  if (!file) throw invalidField('file', literalText('Choose a CSV or JSON file.'))
  const format = isJson(file.name, file.mimetype) ? 'json' : 'csv'
  const text = Buffer.from(file.data).toString('utf8')
  const problem = importProblem(text, format)
  if (problem) throw invalidField('file', literalText(problem))
  const total = rowsIn(text, format)
  if (total > MAX_IMPORTED_ROWS) {
    throw invalidField(
      'file',
      literalText(
        `The file has ${figure.format(total)} rows; one import takes ${figure.format(MAX_IMPORTED_ROWS)}. Split the file.`,
      ),
    )
  }
  return { collectionSlug: slug, importMode: mode, matchField: data.matchField ?? 'id', total }
}

/** Hook before an import is created: validates it by `readImport` and sets its initial state. */
export const checkImport =
  (slugs: readonly CollectionSlug[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create') return args
    // These hooks run before the collection's access control.
    const { total, ...wanted } = await readImport(req, slugs, (args.data ?? {}) as Partial<Import>)
    // The result is written by the server only.
    return {
      ...args,
      data: { ...wanted, status: 'pending', summary: { imported: 0, updated: 0, issues: 0, total } },
    }
  }
