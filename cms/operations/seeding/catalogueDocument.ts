import { nearestBatchDay } from '#domain/catalogue/batchDays.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import { isRelative, resolveDate } from '#seed/format/cells.ts'
import type { SeedData, SeedRecord } from '#seed/SeedRecord.ts'
import type { Lookup } from './Lookup.ts'

type Document = Record<string, unknown>
type CatalogueKind =
  | 'product'
  | 'quiz'
  | 'digitalItem'
  | 'category'
  | 'batch'
  | 'review'
  | 'sale'
  | 'coupon'
  | 'freeResource'

const texts = (entries: readonly string[]): { text: string }[] => entries.map((text) => ({ text }))

/** Converts a record of the catalogue to a document; fields missing in the record are cleared. */
export function catalogueDocument(record: SeedRecord<CatalogueKind>, lookup: Lookup): Document {
  const { id, now, toRichText } = lookup
  switch (record.kind) {
    case 'product':
      return productDocument(record.data, lookup)
    case 'quiz': {
      const { status, ...quiz } = record.data
      return {
        hindiTitle: null,
        summary: null,
        hindiSummary: null,
        subject: null,
        ...quiz,
        _status: status,
      }
    }
    case 'digitalItem': {
      const { title, hindiTitle, file, pages } = record.data
      return { title, hindiTitle: hindiTitle ?? null, file: id('privateFile', file), pages: pages ?? null }
    }
    case 'category': {
      const { slug, title, hindiTitle, text, parent, rank } = record.data
      return {
        slug,
        title,
        hindiTitle: hindiTitle ?? null,
        text: text ?? null,
        parent: parent ? id('category', parent) : null,
        ...(rank !== undefined && { rank }),
      }
    }
    case 'batch': {
      const {
        key: _,
        status,
        hindiTitle,
        product,
        startsOn,
        endsOn,
        fromTime,
        toTime,
        seats,
        teacher,
        ...batch
      } = record.data
      const onBatchDay = (written: string, step: 1 | -1) => {
        const at = resolveDate(written, now)
        if (!isRelative(written)) return at
        return new Date(nearestBatchDay(Date.parse(at), batch.days, DEFAULT_TIME_ZONE, step)).toISOString()
      }
      return {
        ...batch,
        hindiTitle: hindiTitle ?? null,
        _status: status,
        product: id('product', product),
        startsOn: onBatchDay(startsOn, 1),
        endsOn: endsOn ? onBatchDay(endsOn, -1) : null,
        fromTime: fromTime ?? null,
        toTime: toTime ?? null,
        seats: seats ?? null,
        teacher: teacher ?? null,
      }
    }
    case 'review': {
      const { key, product, name, rating, title, text, isVerified, state, writtenAt, reply } = record.data
      const productId = id('product', product)
      return {
        product: productId,
        // Not tied to a person, so that buyers can still write a review.
        reviewKey: `${productId}:seed:${key}`,
        studentName: name,
        rating,
        title: title ?? null,
        text,
        isVerified,
        state,
        writtenAt: resolveDate(writtenAt, now),
        reply: reply ?? null,
        repliedAt: reply ? resolveDate(writtenAt, now) : null,
      }
    }
    case 'sale': {
      const { title, hindiTitle, products, tags, percent, price, startsAt, endsAt, isActive } = record.data
      return {
        title,
        hindiTitle: hindiTitle ?? null,
        tags,
        isActive,
        products: products.map((key) => id('product', key)),
        percent: percent ?? null,
        pricePaise: price ?? null,
        startsAt: resolveDate(startsAt, now),
        endsAt: resolveDate(endsAt, now),
      }
    }
    case 'coupon': {
      const { status, products, notProducts, kinds, tags, amount, maxDiscount, minItems, ...coupon } =
        record.data
      const empty = {
        hindiTitle: null,
        percent: null,
        buyCount: null,
        getCount: null,
        totalLimit: null,
        userLimit: null,
      }
      const ids = (keys: readonly string[]) => keys.map((key) => id('product', key))
      return {
        ...empty,
        ...coupon,
        amountPaise: amount ?? null,
        maxDiscountPaise: maxDiscount ?? null,
        minItemsPaise: minItems ?? null,
        startsAt: coupon.startsAt ? resolveDate(coupon.startsAt, now) : null,
        endsAt: coupon.endsAt ? resolveDate(coupon.endsAt, now) : null,
        include: { products: ids(products), kinds, tags },
        exclude: { products: ids(notProducts), kinds: [], tags: [] },
        isActive: status === 'active',
      }
    }
    case 'freeResource': {
      const { status, file, leadForm, text, rank, ...resource } = record.data
      const empty = {
        hindiTitle: null,
        summary: null,
        hindiSummary: null,
        exam: null,
        language: null,
        subject: null,
      }
      return {
        ...empty,
        pages: null,
        youtube: null,
        href: null,
        ...resource,
        _status: status,
        file: file ? id('privateFile', file) : null,
        leadForm: leadForm ? id('leadForm', leadForm) : null,
        text: toRichText(text),
        ...(rank !== undefined && { rank }),
      }
    }
  }
}

function productDocument(product: SeedData['product'], { id, toRichText }: Lookup): Document {
  const { dispatchDays, rank } = product
  return {
    slug: product.slug,
    kind: product.kind,
    _status: product.status,
    title: product.title,
    shortTitle: product.shortTitle ?? null,
    kicker: product.kicker ?? null,
    badge: product.badge ?? null,
    exam: product.exam ?? null,
    language: product.language ?? null,
    subject: product.subject,
    summary: product.summary,
    description: toRichText(product.description),
    hindi: {
      title: product.hindiTitle ?? null,
      summary: product.hindiSummary ?? null,
      description: toRichText(product.hindiDescription),
      shortTitle: product.hindiShortTitle ?? null,
      kicker: product.hindiKicker ?? null,
      badge: product.hindiBadge ?? null,
      outcomes: texts(product.hindiOutcomes),
      highlights: texts(product.hindiHighlights),
      faqs: product.hindiFaqs,
    },
    image: product.image ? id('media', product.image) : null,
    previewVideo: product.previewVideo ?? null,
    categories: product.categories.map((key) => id('category', key)),
    pricePaise: product.price,
    mrpPaise: product.mrp ?? null,
    validityDays: product.validityDays ?? null,
    validityOptions: product.validityOptions.map(({ days, price, mrp }) => ({
      days,
      pricePaise: price,
      mrpPaise: mrp ?? null,
    })),
    tags: product.tags,
    outcomes: texts(product.outcomes),
    highlights: texts(product.highlights),
    teachers: product.teachers.map(({ name, bio, photo }) => ({
      name,
      bio,
      hindiBio: product.hindiTeachers.find((one) => one.name === name)?.bio ?? null,
      photo: photo ? id('media', photo) : null,
    })),
    faqs: product.faqs,
    classes: product.classes.map((key) => id('class', key)),
    testSeries: product.testSeries.map((key) => id('testSeries', key)),
    testPapers: product.testPapers.map((key) => id('testPaper', key)),
    quizzes: product.quizzes.map((key) => id('quiz', key)),
    digitalItems: product.digitalItems.map((key) => id('digitalItem', key)),
    includes: product.includes.map((key) => id('product', key)),
    keyCount: product.keyCount ?? null,
    ...(product.keysFrom !== undefined && { keysFrom: product.keysFrom }),
    needsBatch: product.needsBatch ?? false,
    taxPercent: product.taxPercent ?? null,
    hsn: product.hsn ?? null,
    author: product.author ?? null,
    publisher: product.publisher ?? null,
    isbn: product.isbn ?? null,
    pages: product.pages ?? null,
    weightGrams: product.weightGrams ?? null,
    sku: product.sku ?? null,
    stock: product.stock ?? null,
    variants: product.variants.map(({ label, stock, sku, price, mrp }) => ({
      label,
      stock,
      sku: sku ?? null,
      pricePaise: price ?? null,
      mrpPaise: mrp ?? null,
    })),
    ...(dispatchDays !== undefined && { dispatchDays }),
    ...(rank !== undefined && { rank }),
  }
}
