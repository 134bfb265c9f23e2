import type { SeedBlock } from '#seed/format/BlockSchema.ts'
import { resolveDate } from '#seed/format/cells.ts'
import type { SeedData, SeedRecord } from '#seed/SeedRecord.ts'
import type { Lookup } from './Lookup.ts'

type Document = Record<string, unknown>
type ContentKind =
  | 'page'
  | 'section'
  | 'testSeries'
  | 'testPaper'
  | 'blogCategory'
  | 'blog'
  | 'leadForm'
  | 'redirect'

/** Converts a record of editorial content to a document. */
export function contentDocument(record: SeedRecord<ContentKind>, lookup: Lookup): Document {
  const { id, toRichText, now } = lookup
  switch (record.kind) {
    case 'page': {
      const { slug, title, status, meta, layout, hindiPage } = record.data
      return {
        slug,
        title,
        _status: status,
        meta: {
          title: meta?.title ?? null,
          description: meta?.description ?? null,
          noIndex: meta?.noIndex ?? false,
        },
        hindiPage: hindiPage ? id('page', hindiPage) : null,
        layout: layout.map((block) => blockDocument(block, lookup)),
      }
    }
    case 'section': {
      const { title, status, layout } = record.data
      return { title, _status: status, layout: layout.map((block) => blockDocument(block, lookup)) }
    }
    case 'testSeries': {
      const { status, image, rank, ...rest } = record.data
      return {
        ...emptied(rest, ['hindiTitle', 'summary', 'hindiSummary', 'exam', 'language', 'subject']),
        _status: status,
        image: image ? id('media', image) : null,
        ...(rank !== undefined && { rank }),
      }
    }
    case 'testPaper': {
      const { status, series, rank, startsAt, ...rest } = record.data
      return {
        ...emptied(rest, ['hindiTitle']),
        startsAt: startsAt ? resolveDate(startsAt, now) : null,
        _status: status,
        testSeries: id('testSeries', series),
        ...(rank !== undefined && { rank }),
      }
    }
    case 'blog': {
      const { status, category, cover, content, publishedAt, ...rest } = record.data
      return {
        ...emptied(rest, ['authorBio']),
        _status: status,
        category: category ? id('blogCategory', category) : null,
        cover: cover ? id('media', cover) : null,
        content: toRichText(content),
        ...(publishedAt !== undefined && { publishedAt }),
      }
    }
    case 'leadForm':
      return leadFormDocument(record.data)
    case 'blogCategory':
    case 'redirect':
      return { ...record.data }
  }
}

/** Sets the named fields to null unless the record has them. */
const emptied = (data: Document, names: readonly string[]): Document => ({
  ...Object.fromEntries(names.map((name) => [name, null])),
  ...data,
})

function leadFormDocument({ key: _, fields, ...form }: SeedData['leadForm']): Document {
  return {
    ...emptied(form, ['text']),
    // Array rows have an id of their own, so the question's id is stored as fieldId.
    fields: fields.map(({ id, options, ...field }) => ({ ...field, fieldId: id, options: options ?? [] })),
  }
}

function blockDocument(block: SeedBlock, { id, toRichText }: Lookup): Document {
  switch (block.blockType) {
    case 'richText':
    case 'imageText': {
      const image = block.blockType === 'imageText' ? { image: id('media', block.image) } : {}
      return { ...block, ...image, content: toRichText(block.content) }
    }
    case 'bannerSlider':
      return {
        ...block,
        slides: block.slides.map((slide) => ({ ...slide, image: id('media', slide.image) })),
      }
    case 'priceList':
    case 'productGrid':
      return { ...block, products: block.products?.map((key) => id('product', key)) ?? [] }
    case 'testSeries':
      return { ...block, series: block.series?.map((key) => id('testSeries', key)) ?? [] }
    case 'blogList':
      return { ...block, category: block.category ? id('blogCategory', block.category) : null }
    case 'leadForm':
      return { ...block, form: id('leadForm', block.form) }
    case 'quiz':
      return { ...block, quiz: id('quiz', block.quiz) }
    case 'reusable':
      return { ...block, section: id('section', block.section) }
    default:
      return block
  }
}
