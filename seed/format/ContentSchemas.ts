import { z } from 'zod'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { SectionBlockSchema } from './BlockSchema.ts'
import {
  dateTime,
  flag,
  href,
  imageFile,
  line,
  list,
  markdown,
  path,
  relativeDate,
  slug,
  text,
  wholeNumber,
} from './cells.ts'

const status = z.enum(['published', 'draft']).default('published')

/** One category of the blog: a row of `blog-categories.csv`. */
export const BlogCategorySchema = z.strictObject({ slug, title: line(80) })

/**
 * One article: `blogs/<slug>.md` with its text below the fields, or a record of `blogs.csv` or `blogs.json`.
 */
export const BlogSchema = z.strictObject({
  slug,
  status,
  title: line(150),
  excerpt: text(300),
  author: line(80),
  authorBio: text(300).optional(),
  category: slug.optional(),
  cover: imageFile.optional(),
  tags: list(line(40), 20).default([]),
  publishedAt: dateTime.optional(),
  content: markdown,
})

/** One lead form: an object of `lead-forms.json`. */
export const LeadFormSchema = z.strictObject({
  key: slug,
  title: line(120),
  text: text(400).optional(),
  submitLabel: line(40).optional(),
  thanks: text(300).optional(),
  asksPhone: flag.default(true),
  asksEmail: flag.default(true),
  fields: z
    .array(
      z
        .strictObject({
          id: z
            .string()
            .trim()
            .regex(
              /^[A-Za-z][A-Za-z0-9_-]{0,39}$/,
              'must begin with a letter and have letters, digits, _ and - only',
            ),
          label: line(80),
          fieldType: z.enum(['text', 'textarea', 'select', 'checkbox']).default('text'),
          options: list(line(80), 30).optional(),
          required: flag.default(false),
        })
        .refine(({ fieldType, options }) => fieldType !== 'select' || (options?.length ?? 0) > 0, {
          path: ['options'],
          message: 'is required for a select',
        }),
    )
    .max(12)
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'use an id twice')
    .default([]),
})

/** One test series: a row of `test-series.csv` or an object of `test-series.json`. */
export const TestSeriesSchema = z.strictObject({
  slug,
  status,
  title: line(150),
  hindiTitle: line(150).optional(),
  summary: text(300).optional(),
  hindiSummary: text(300).optional(),
  exam: line(60).optional(),
  language: line(40).optional(),
  subject: z.enum(SUBJECTS).optional(),
  image: imageFile.optional(),
  tags: list(slug, 20).default([]),
  /** Place in lists, lowest first. */
  rank: wholeNumber(0, 1_000_000).optional(),
})

/** One paper of a series: a row of `test-papers.csv` or an object of `test-papers.json`. */
export const TestPaperSchema = z.strictObject({
  slug,
  series: slug,
  status,
  title: line(150),
  hindiTitle: line(150).optional(),
  minutes: wholeNumber(1, 600),
  questionCount: wholeNumber(0, 1000),
  marks: wholeNumber(0, 10_000),
  isFree: flag.default(false),
  startsAt: relativeDate.optional(),
  /** Place in lists, lowest first. */
  rank: wholeNumber(0, 1_000_000).optional(),
})

/** One redirect: a row of `redirects.csv`. */
export const RedirectSchema = z
  .strictObject({ from: path, to: href, isPermanent: flag.default(true) })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'leads to itself' })

/** One shared section: a file of `sections/`. */
export const SectionSchema = z.strictObject({
  key: slug,
  title: line(120),
  status,
  layout: z.array(SectionBlockSchema).min(1).max(40),
})

export type SeedBlogCategory = z.infer<typeof BlogCategorySchema>
export type SeedBlog = z.infer<typeof BlogSchema>
export type SeedLeadForm = z.infer<typeof LeadFormSchema>
export type SeedTestSeries = z.infer<typeof TestSeriesSchema>
export type SeedTestPaper = z.infer<typeof TestPaperSchema>
export type SeedRedirect = z.infer<typeof RedirectSchema>
export type SeedSection = z.infer<typeof SectionSchema>
