import { z } from 'zod'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import { href, imageFile, line, list, markdown, slug, text, wholeNumber } from './cells.ts'

const block = <T extends string, S extends z.ZodRawShape>(blockType: T, shape: S) =>
  z.strictObject({ blockType: z.literal(blockType), ...shape })

const rows = <S extends z.ZodRawShape>(shape: S, max: number) =>
  z.array(z.strictObject(shape)).min(1).max(max)

const head = { heading: line(120).optional(), sub: line(240).optional() }
const link = { linkLabel: line(40).optional(), linkHref: href.optional() }
const primary = { primaryLabel: line(40).optional(), primaryHref: href.optional() }

const secondary = { secondaryLabel: line(40).optional(), secondaryHref: href.optional() }

const SECTIONS = [
  block('hero', {
    heading: line(120),
    lead: text(400).optional(),
    goalsLabel: line(60).optional(),
    goals: rows({ label: line(60), href }, 12).optional(),
    ...primary,
    ...secondary,
    beside: z.enum(['courses', 'testPaper', 'nothing']).optional(),
    paperTitle: line(40).optional(),
    paperFacts: line(60).optional(),
  }),
  block('bannerSlider', {
    slides: rows({ image: imageFile, heading: line(120).optional(), text: line(240).optional(), ...link }, 8),
  }),
  block('stats', { items: rows({ value: line(20), label: line(60) }, 4) }),
  block('tiles', {
    heading: line(120).optional(),
    ...link,
    items: rows(
      { label: line(40), sub: line(60).optional(), subject: z.enum(SUBJECTS).optional(), href },
      12,
    ),
  }),
  block('courseGrid', { ...head, ...link, tag: slug.optional(), limit: wholeNumber(1, 12).optional() }),
  block('productGrid', {
    ...head,
    ...link,
    products: list(slug, 24).optional(),
    tag: slug.optional(),
    limit: wholeNumber(1, 24).optional(),
  }),
  block('testSeries', {
    ...head,
    ...link,
    series: list(slug, 12).optional(),
    limit: wholeNumber(1, 12).optional(),
  }),
  block('priceList', {
    heading: line(120),
    text: text(400).optional(),
    points: rows({ text: line(300) }, 12).optional(),
    products: list(slug, 12),
    ...primary,
  }),
  block('quotes', {
    ...head,
    items: rows(
      {
        rating: z.number().min(1).max(5).multipleOf(0.5).optional(),
        text: text(600),
        name: line(60),
        detail: line(80).optional(),
      },
      9,
    ),
  }),
  block('richText', { content: markdown }),
  block('faq', {
    heading: line(120).optional(),
    items: rows({ question: line(300), answer: text(3000) }, 100),
  }),
  block('imageText', {
    heading: line(120).optional(),
    image: imageFile,
    side: z.enum(['left', 'right']).default('left'),
    content: markdown.optional(),
    ...primary,
  }),
  block('video', {
    ...head,
    youtube: line(200).refine((value) => youtubeId(value) !== null, 'must be a YouTube id or address'),
    caption: line(200).optional(),
  }),
  block('blogList', { ...head, ...link, category: slug.optional(), limit: wholeNumber(1, 12).optional() }),
  block('leadForm', { ...head, form: slug }),
  block('quiz', { ...head, quiz: slug }),
  block('callToAction', { heading: line(120), text: text(300).optional(), ...primary, ...secondary }),
  block('divider', { space: z.enum(['s', 'm', 'l']).default('m') }),
] as const

/** One block of a shared section, with the fields and limits of the page builder (collections/blocks). */
export const SectionBlockSchema = z.discriminatedUnion('blockType', SECTIONS)

/** One block of a page's `layout`: the same blocks, and references to shared sections. */
export const BlockSchema = z.discriminatedUnion('blockType', [
  ...SECTIONS,
  block('reusable', { section: slug }),
])

export type SeedBlock = z.infer<typeof BlockSchema>
