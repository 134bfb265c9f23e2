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

/** What stands there until there is a title. */
const PLACEHOLDER = /^item-[a-z0-9]{8}$/
const placeholder = () => `item-${Date.now().toString(36).slice(-8)}`

const TRIES = 30

/** What is wrong with a slug, in words. */
type Check = (value: unknown) => true | string

type Doc = { id?: string; project?: string | { id: string } | null; slug?: string | null }

/** `base`, or with the first number behind it that makes it free in the project. */
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

/** Whether the slug was made from the text, perhaps with a number behind it. */
const isMadeFrom = (slug: string, text: unknown): boolean => {
  const base = slugify(String(text ?? ''))
  return base !== '' && slug.startsWith(base) && /^(-\d+)?$/.test(slug.slice(base.length))
}

/** A draft that was never online takes its address from its title until somebody types one. */
async function followsTitle(
  slug: string,
  from: string,
  { collection, data, originalDoc, req }: Parameters<FieldHook>[0],
): Promise<boolean> {
  if (PLACEHOLDER.test(slug)) return true
  if (originalDoc?._status !== 'draft' || slug !== originalDoc.slug) return false
  if (data?.[from] === undefined || data[from] === originalDoc[from]) return false
  if (!isMadeFrom(slug, originalDoc[from])) return false
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
    const kept: unknown = value === undefined ? originalDoc?.slug : value
    if (typeof kept === 'string' && kept !== '' && !(await followsTitle(kept, from, args))) return kept
    const base = slugify(String(data?.[from] ?? originalDoc?.[from] ?? ''))
    if (!base) return kept || placeholder()
    if (!collection?.custom.isProjectScoped) return base
    const doc = { ...originalDoc, project: originalDoc?.project ?? data?.project } as Doc
    return freeSlug(base, collection.slug as CollectionSlug, doc, req, check)
  }

type Options = { from?: string; check?: Check; components?: NonNullable<TextField['admin']>['components'] }

/** The document's URL segment: made from `from` when left empty, checked when typed. */
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
    // A copy gets an address of its own, from its title.
    hooks: { beforeDuplicate: [() => ''], beforeValidate: [fill(from, check)] },
    // An empty one is made from the title before it is stored.
    validate: (value: unknown) => (value ? check(value) : true),
  }) as TextField
