import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import type { UniqueValue } from './checkDuplicates.ts'

type Values = Record<string, unknown>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined)
const field = (name: string): UniqueValue => ({ field: name, of: (values) => textOf(values[name]) })

/** The stable key of a record within its kind, from its values as written; undefined without one. */
export const KEYS = {
  media: field('file'),
  privateFile: field('file'),
  user: field('key'),
  class: field('slug'),
  lecture: {
    field: 'slug',
    of: (values: Values) =>
      values.class && values.slug ? `${textOf(values.class)}/${textOf(values.slug)}` : undefined,
  },
  liveClass: {
    field: 'lecture',
    of: (values: Values) =>
      values.class && values.lecture ? `${textOf(values.class)}/${textOf(values.lecture)}` : undefined,
  },
  product: field('slug'),
  testSeries: field('slug'),
  testPaper: field('slug'),
  quiz: field('slug'),
  paper: {
    field: 'paper',
    of: ({ paper, quiz }: Values) =>
      paper ? `paper ${textOf(paper)}` : quiz ? `quiz ${textOf(quiz)}` : undefined,
  },
  digitalItem: field('key'),
  category: field('slug'),
  batch: field('key'),
  review: field('key'),
  sale: field('key'),
  coupon: field('code'),
  freeResource: field('slug'),
  blogCategory: field('slug'),
  blog: field('slug'),
  leadForm: field('key'),
  section: field('key'),
  page: field('slug'),
  redirect: field('from'),
} satisfies Record<string, UniqueValue>

/** Values that must be unique among the people of a folder besides the key: people sign in with them. */
export const USER_IDENTITIES: readonly UniqueValue[] = [
  {
    field: 'phone',
    of: ({ phone }) => (typeof phone === 'string' ? (normalisePhone(phone) ?? undefined) : undefined),
  },
  { field: 'email', of: ({ email }) => textOf(email)?.toLowerCase() },
]
