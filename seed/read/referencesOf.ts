import { figuresIn } from '#domain/learning/figuresIn.ts'
import type { SeedBlock } from '../format/BlockSchema.ts'
import { lectureKey } from '../format/LectureSchema.ts'
import { lectureOf } from '../format/LiveClassSchema.ts'
import { questionOfItem } from '../format/PaperSchema.ts'
import type { SeedData, SeedKind, SeedReference } from '../SeedRecord.ts'

export type FoundReference = SeedReference & { path: PropertyKey[] }

/** A list with the reference at `path` of the referring record; empty without a key. */
const to = (kind: SeedKind, path: PropertyKey[], key: string | undefined): FoundReference[] =>
  key === undefined ? [] : [{ kind, path, key }]

const toEach = (kind: SeedKind, path: PropertyKey[], keys: readonly string[]): FoundReference[] =>
  keys.flatMap((key, index) => to(kind, [...path, index], key))

function ofBlock(block: SeedBlock, index: number): FoundReference[] {
  const at = (field: string): PropertyKey[] => ['layout', index, field]
  switch (block.blockType) {
    case 'priceList':
    case 'productGrid':
      return toEach('product', at('products'), block.products ?? [])
    case 'testSeries':
      return toEach('testSeries', at('series'), block.series ?? [])
    case 'imageText':
      return to('media', at('image'), block.image)
    case 'bannerSlider':
      return block.slides.flatMap(({ image }, slide) => to('media', [...at('slides'), slide, 'image'], image))
    case 'blogList':
      return to('blogCategory', at('category'), block.category)
    case 'leadForm':
      return to('leadForm', at('form'), block.form)
    case 'quiz':
      return to('quiz', at('quiz'), block.quiz)
    case 'reusable':
      return to('section', at('section'), block.section)
    default:
      return []
  }
}

type Finders = { [K in SeedKind]?: (data: SeedData[K]) => FoundReference[] }

const FINDERS: Finders = {
  webStaticConfig: ({ brand }) => to('media', ['settings', 'webStaticConfig', 'brand', 'logo'], brand?.logo),
  class: ({ certificateQuiz }) => to('quiz', ['certificateQuiz'], certificateQuiz),
  lecture: (lecture) => [
    ...to('class', ['class'], lecture.class),
    ...to('privateFile', ['pdf'], lecture.pdf),
    ...to('privateFile', ['file'], lecture.file),
    ...to('privateFile', ['captions'], lecture.captions),
    ...to('privateFile', ['hindiCaptions'], lecture.hindiCaptions),
    ...to('quiz', ['quiz'], lecture.quiz),
    ...toEach(
      'lecture',
      ['requires'],
      lecture.requires.map((slug) => lectureKey(lecture.class, slug)),
    ),
    ...figuresIn(lecture.body ?? '').flatMap((file) => to('media', ['body'], file)),
  ],
  product: (product) => [
    ...to('media', ['image'], product.image),
    ...product.teachers.flatMap(({ photo }, index) => to('media', ['teachers', index, 'photo'], photo)),
    ...toEach('category', ['categories'], product.categories),
    ...toEach('class', ['classes'], product.classes),
    ...toEach('testSeries', ['testSeries'], product.testSeries),
    ...toEach('testPaper', ['testPapers'], product.testPapers),
    ...toEach('quiz', ['quizzes'], product.quizzes),
    ...toEach('digitalItem', ['digitalItems'], product.digitalItems),
    ...toEach('product', ['includes'], product.includes),
  ],
  digitalItem: ({ file }) => to('privateFile', ['file'], file),
  category: ({ parent }) => to('category', ['parent'], parent),
  liveClass: (row) => [
    ...to('lecture', ['lecture'], lectureOf(row)),
    ...toEach('user', ['teachers'], row.teachers),
  ],
  batch: ({ product }) => to('product', ['product'], product),
  review: ({ product }) => to('product', ['product'], product),
  sale: ({ products }) => toEach('product', ['products'], products),
  coupon: ({ products, notProducts }) => [
    ...toEach('product', ['products'], products),
    ...toEach('product', ['notProducts'], notProducts),
  ],
  freeResource: ({ file, leadForm }) => [
    ...to('privateFile', ['file'], file),
    ...to('leadForm', ['leadForm'], leadForm),
  ],
  testSeries: ({ image }) => to('media', ['image'], image),
  testPaper: ({ series }) => to('testSeries', ['series'], series),
  paper: ({ paper, quiz, sections }) => [
    ...to('testPaper', ['paper'], paper),
    ...to('quiz', ['quiz'], quiz),
    ...sections.flatMap(({ items }, section) =>
      items.flatMap((item, index) =>
        to('question', ['sections', section, 'items', index], questionOfItem(item) ?? undefined),
      ),
    ),
  ],
  blog: ({ category, cover }) => [
    ...to('blogCategory', ['category'], category),
    ...to('media', ['cover'], cover),
  ],
  section: ({ layout }) => layout.flatMap(ofBlock),
  page: ({ layout, hindiPage }) => [...to('page', ['hindiPage'], hindiPage), ...layout.flatMap(ofBlock)],
}

/** Every reference of this record to another one, with its path. */
export const referencesOf = <K extends SeedKind>(kind: K, data: SeedData[K]): FoundReference[] =>
  FINDERS[kind]?.(data) ?? []

/** Catalogue tags that a record uses, with their paths. */
export const tagsOf = <K extends SeedKind>(
  kind: K,
  data: SeedData[K],
): { path: PropertyKey[]; tag: string }[] => {
  if (kind === 'product' || kind === 'sale' || kind === 'coupon') {
    return (data as SeedData['product' | 'sale' | 'coupon']).tags.map((tag, index) => ({
      path: ['tags', index],
      tag,
    }))
  }
  if (kind !== 'page' && kind !== 'section') return []
  return (data as SeedData['page' | 'section']).layout.flatMap((block, index) =>
    (block.blockType === 'courseGrid' || block.blockType === 'productGrid') && block.tag
      ? [{ path: ['layout', index, 'tag'], tag: block.tag }]
      : [],
  )
}
