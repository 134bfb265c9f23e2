import { z } from 'zod'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { imageFile, line, list, markdown, pairs, slug, text, whole } from './cells.ts'
import { RupeesSchema } from './rupees.ts'

/**
 * One product: a row of `products.csv`, an object of `products.json`, or `products/<slug>.md` with the description below the
 * fields. `classes` and `image` refer to other files by key; `price` and `mrp` are rupees and parse to paise.
 */
export const ProductSchema = z
  .strictObject({
    slug,
    kind: z.enum(['course']).default('course'),
    status: z.enum(['published', 'draft']).default('published'),
    title: line(150),
    shortTitle: line(40).optional(),
    kicker: line(40).optional(),
    exam: line(60).optional(),
    language: line(40).optional(),
    subject: z.enum(SUBJECTS),
    summary: text(300),
    description: markdown.optional(),
    image: imageFile.optional(),
    price: RupeesSchema,
    mrp: RupeesSchema.optional(),
    validityDays: whole(1, 3650).optional(),
    tags: list(slug, 20).default([]),
    outcomes: list(line(300), 20).default([]),
    highlights: list(line(300), 20).default([]),
    teachers: pairs('name', 'bio', 80, 300).default([]),
    faqs: pairs('question', 'answer', 300, 3000).default([]),
    badge: line(20).optional(),
    rank: whole(0, 1_000_000).optional(),
    classes: list(slug, 50).default([]),
  })
  .refine(({ price, mrp }) => mrp === undefined || mrp >= price, {
    path: ['mrp'],
    message: 'is lower than the price',
    when: ({ value }) => {
      const { price, mrp } = value as { price: unknown; mrp: unknown }
      return typeof price === 'number' && typeof mrp === 'number'
    },
  })

export type SeedProduct = z.infer<typeof ProductSchema>
