import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { SlugSchema, slugify } from '#domain/text/slug.ts'

export function checkSlug(value: unknown): true | string {
  const parsed = SlugSchema.safeParse(value)
  return parsed.success || (parsed.error.issues[0]?.message ?? 'Not a valid slug')
}

/** Placeholder slug until there is a title. */
const PLACEHOLDER = /^item-[a-z0-9]{8}$/
const placeholder = () => `item-${Date.now().toString(36).slice(-8)}`

const TRIES = 30

/** Returns true or the error in a slug. */
type Check = (value: unknown) => true | string

type Doc = { id?: string; project?: string | { id: string } | null; slug?: string | null }

/** `base`, or `base` with the lowest number that makes it unique in the project. */
async function freeSlug(
  base: string,
  collection: CollectionSlug,
  doc: Doc | undefined,
  req: PayloadRequest,
  check: Check,
): Promise<string> {
  const project = idOf(doc?.project) ?? scopeOf(req) ?? projectOf(req)?.id
  if (!project || req.context.trustsRelations) return base
  const candidates = Array.from({ length: TRIES }, (_, index) =>
    index === 0 ? base : `${base.slice(0, 96)}-${index + 1}`,
  )
  const { docs } = await req.payload.db.find<Doc>({
    collection,
    where: { and: [{ project: { equals: project } }, { slug: { in: candidates } }] },
    select: { slug: true },
    limit: TRIES,
    pagination: false,
    req,
  })
  const taken = new Set(docs.filter(({ id }) => id !== doc?.id).map(({ slug }) => slug))
  return candidates.find((candidate) => !taken.has(candidate) && check(candidate) === true) ?? placeholder()
}

/** Whether the slug was generated from the text, possibly with a number appended. */
const isGeneratedFrom = (slug: string, text: unknown): boolean => {
  const base = slugify(String(text ?? ''))
  return base !== '' && slug.startsWith(base) && /^(-\d+)?$/.test(slug.slice(base.length))
}

/** The slug of a draft that was never published follows its title until it is typed by hand. */
async function shouldFollowTitle(
  slug: string,
  from: string,
  { collection, data, originalDoc, req }: Parameters<FieldHook>[0],
): Promise<boolean> {
  if (PLACEHOLDER.test(slug)) return true
  if (originalDoc?._status !== 'draft' || slug !== originalDoc.slug) return false
  if (data?.[from] === undefined || data[from] === originalDoc[from]) return false
  if (!isGeneratedFrom(slug, originalDoc[from])) return false
  const stored = await readRow({
    payload: req.payload,
    collection: collection?.slug as CollectionSlug,
    where: { id: { equals: originalDoc.id } },
  })
  return (stored as { _status?: string } | null)?._status === 'draft'
}

const fill =
  (from: string, check: Check): FieldHook =>
  async (args) => {
    const { value, data, originalDoc, collection, req } = args
    const current: unknown = value === undefined ? originalDoc?.slug : value
    if (typeof current === 'string' && current !== '' && !(await shouldFollowTitle(current, from, args)))
      return current
    const base = slugify(String(data?.[from] ?? originalDoc?.[from] ?? ''))
    if (!base) return current || placeholder()
    if (!collection?.custom.isProjectScoped) return base
    const doc = { ...originalDoc, project: originalDoc?.project ?? data?.project } as Doc
    return freeSlug(base, collection.slug as CollectionSlug, doc, req, check)
  }

type Options = { from?: string; check?: Check; components?: NonNullable<TextField['admin']>['components'] }

/** The document's URL segment: generated from `from` when left empty, validated when typed. */
export const slugField = ({ from = 'title', check = checkSlug, components }: Options = {}): TextField =>
  ({
    name: 'slug',
    type: 'text',
    label: 'Web address',
    required: true,
    index: true,
    maxLength: 100,
    admin: {
      position: 'sidebar',
      description: `Part of the address. If empty, it is made from the ${from}.`,
      components: { ...components, Label: '/admin/fields/OptionalLabel#OptionalLabel' },
    },
    // A duplicate gets a slug of its own, from its title.
    hooks: { beforeDuplicate: [() => ''], beforeValidate: [fill(from, check)] },
    // An empty slug is generated from the title before it is stored.
    validate: (value: unknown) => (value ? check(value) : true),
  }) as TextField
