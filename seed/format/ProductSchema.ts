import { z } from 'zod'
import { checkPrices } from '#domain/catalogue/checkPrices.ts'
import { PRODUCT_KINDS, type ProductKind } from '#domain/catalogue/kinds.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { flag, imageFile, line, list, markdown, pairs, slug, text, wholeNumber } from './cells.ts'
import { YoutubeSchema } from './LectureSchema.ts'
import { RupeesSchema } from './rupees.ts'

/** `90 = 499`, `90 = 499 / 999` with the MRP, or an object with `days`, `price` and `mrp`. */
const validityOption = z.preprocess(
  (value) => {
    const match = typeof value === 'string' && /^(\d+)\s*=\s*([^/]+?)(?:\s*\/\s*(.+))?$/.exec(value.trim())
    return match ? { days: match[1], price: match[2], ...(match[3] && { mrp: match[3] }) } : value
  },
  z.strictObject({ days: wholeNumber(1, 3650), price: RupeesSchema, mrp: RupeesSchema.optional() }),
)

/** `Hindi, paperback = 40` (label and stock), followed by `/ 350` for its own price, or an object. */
const variant = z.preprocess(
  (value) => {
    const match = typeof value === 'string' && /^(.+?)\s*=\s*(\d+)(?:\s*\/\s*(.+))?$/.exec(value.trim())
    return match ? { label: match[1], stock: match[2], ...(match[3] && { price: match[3] }) } : value
  },
  z.strictObject({
    label: line(60),
    stock: wholeNumber(0, 1_000_000),
    sku: line(40).optional(),
    price: RupeesSchema.optional(),
    mrp: RupeesSchema.optional(),
  }),
)

/** `R. Kulhari = Bio`, followed by the portrait after a slash: `… / teacher.webp`, or an object. */
const teacher = z.preprocess(
  (value) => {
    const match = typeof value === 'string' && /^(.+?) = (.+?)(?: \/ ([\w.-]+))?$/.exec(value.trim())
    return match ? { name: match[1], bio: match[2], ...(match[3] && { photo: match[3] }) } : value
  },
  z.strictObject({
    name: line(80),
    bio: text(300),
    photo: imageFile.optional(),
  }),
)

/** The field that must have content before a product of a kind can be sold. */
const CONTENT: Partial<Record<ProductKind, keyof ContentFields>> = {
  class: 'classes',
  'test-series': 'testSeries',
  'test-paper': 'testPapers',
  quiz: 'quizzes',
  digital: 'digitalItems',
  'serial-key-pack': 'keyCount',
  bundle: 'includes',
}
type ContentFields = {
  classes: string[]
  testSeries: string[]
  testPapers: string[]
  quizzes: string[]
  digitalItems: string[]
  includes: string[]
  keyCount?: number
}

/**
 * One product: a row of `products.csv`, an object of `products.json`, or `products/<slug>.md` with the
 * description below the fields. Content, categories and `image` refer to other files by key; `price` and
 * `mrp` are rupees and parse to paise.
 */
export const ProductSchema = z
  .strictObject({
    slug,
    kind: z.enum(PRODUCT_KINDS.map(({ id }) => id)).default('course'),
    status: z.enum(['published', 'draft']).default('published'),
    title: line(150),
    shortTitle: line(40).optional(),
    kicker: line(40).optional(),
    exam: line(60).optional(),
    language: line(40).optional(),
    subject: z.enum(SUBJECTS),
    summary: text(300),
    description: markdown.optional(),
    hindiTitle: line(150).optional(),
    hindiSummary: text(300).optional(),
    hindiDescription: markdown.optional(),
    hindiShortTitle: line(40).optional(),
    hindiKicker: line(40).optional(),
    hindiBadge: line(20).optional(),
    hindiOutcomes: list(line(300), 20).default([]),
    hindiHighlights: list(line(300), 20).default([]),
    /** Bios in Hindi by the names of `teachers`. */
    hindiTeachers: pairs('name', 'bio', 80, 300).default([]),
    hindiFaqs: pairs('question', 'answer', 300, 3000).default([]),
    categories: list(slug, 5).default([]),
    image: imageFile.optional(),
    previewVideo: YoutubeSchema.optional(),
    price: RupeesSchema,
    mrp: RupeesSchema.optional(),
    validityDays: wholeNumber(1, 3650).optional(),
    validityOptions: list(validityOption, 6).default([]),
    tags: list(slug, 20).default([]),
    outcomes: list(line(300), 20).default([]),
    highlights: list(line(300), 20).default([]),
    teachers: list(teacher, 20).default([]),
    faqs: pairs('question', 'answer', 300, 3000).default([]),
    badge: line(20).optional(),
    rank: wholeNumber(0, 1_000_000).optional(),
    classes: list(slug, 50).default([]),
    testSeries: list(slug, 20).default([]),
    testPapers: list(slug, 50).default([]),
    quizzes: list(slug, 50).default([]),
    digitalItems: list(slug, 50).default([]),
    includes: list(slug, 20).default([]),
    keyCount: wholeNumber(1, 1000).optional(),
    author: line(120).optional(),
    publisher: line(120).optional(),
    isbn: line(17).optional(),
    pages: wholeNumber(1, 5000).optional(),
    weightGrams: wholeNumber(1, 50_000).optional(),
    dispatchDays: wholeNumber(0, 60).optional(),
    sku: line(40).optional(),
    taxPercent: wholeNumber(0, 40).optional(),
    hsn: z
      .string()
      .regex(/^[0-9]{4,8}$/, 'must be 4 to 8 digits')
      .optional(),
    keysFrom: z.enum(['made', 'pool']).optional(),
    /** Whether buyers choose one of its batches. */
    needsBatch: flag.optional(),
    stock: wholeNumber(0, 1_000_000).optional(),
    variants: list(variant, 20).default([]),
  })
  .refine(
    ({ price, mrp, validityOptions }) => validityOptions?.length > 0 || mrp === undefined || mrp >= price,
    {
      path: ['mrp'],
      message: 'is lower than the price',
      when: ({ value }) => {
        const { price, mrp } = value as { price: unknown; mrp: unknown }
        return typeof price === 'number' && typeof mrp === 'number'
      },
    },
  )
  .superRefine((product, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const { validityOptions, variants, teachers, hindiTeachers } = product
    for (const [index, { name }] of hindiTeachers.entries())
      if (!teachers.some((listed) => listed.name === name))
        issue(['hindiTeachers', index, 'name'], 'is none of the teachers')
    for (const { path } of checkPrices({
      kind: product.kind,
      pricePaise: product.price,
      mrpPaise: product.mrp,
      validityOptions: validityOptions.map(({ days, price, mrp }) => ({
        days,
        pricePaise: price,
        mrpPaise: mrp,
      })),
      variants: variants.map(({ label, stock, price, mrp }) => ({
        label,
        stock,
        pricePaise: price,
        mrpPaise: mrp,
      })),
    })) {
      const [field = '', index, inner] = path.split('.')
      if (!inner) continue
      if (inner === 'mrpPaise') issue([field, Number(index), 'mrp'], 'is lower than the price')
      else issue([field, Number(index), inner], 'stands there twice')
    }
    const needed = CONTENT[product.kind]
    const content = needed && product[needed]
    if (needed && (content === undefined || (Array.isArray(content) && content.length === 0)))
      issue([needed], `is required for a product of the kind ${product.kind}`)
  })

export type SeedProduct = z.infer<typeof ProductSchema>
