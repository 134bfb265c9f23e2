import { type BlogCategory, getNewestPosts, type PostCard } from './blog.ts'
import { courseCards } from './courseCards.ts'
import { getLeadForms, type LeadFormView } from './leadForms.ts'
import type { Picture } from './Picture.ts'
import type { PageBlock, StoredBlock } from './pageBlocks.ts'
import { getSections } from './pages.ts'
import { getPictures } from './pictures.ts'
import { type CourseCard, getCoursesById, getTopCourses } from './products.ts'
import { getSettings } from './settings.ts'
import { getSeries, type SeriesCard } from './testSeries.ts'

/** A course as its card shows it. */
export type CourseFacts = Awaited<ReturnType<typeof courseCards>>[number]

/** Everything the sections of a page show, read once for all of them. */
export type SectionContent = {
  pictures: ReadonlyMap<string, Picture>
  /** Courses by id; those that are not on sale are not there. */
  courses: ReadonlyMap<string, CourseFacts>
  /** The first courses of a tag ('' is all). */
  coursesOf: ReadonlyMap<string, CourseFacts[]>
  series: { first: SeriesCard[]; byId: ReadonlyMap<string, SeriesCard> }
  /** The newest articles of a category's id ('' is all). */
  postsOf: ReadonlyMap<string, PostCard[]>
  forms: ReadonlyMap<string, LeadFormView>
  /** In which dates are written. */
  timeZone: string | undefined
}

/** How many a grid shows when the editor left it open. */
export const LIMITS = { courseGrid: 4, productGrid: 8, testSeries: 4, blogList: 3 } as const

const idsIn = (ids: readonly (string | null | undefined)[]): string[] =>
  [...new Set(ids.filter((id) => typeof id === 'string'))].sort()

/** The most that is asked for under each key. */
function most(wanted: readonly (readonly [string, number])[]): [string, number][] {
  const limits = new Map<string, number>()
  for (const [key, limit] of wanted) limits.set(key, Math.max(limit, limits.get(key) ?? 0))
  return [...limits]
}

/** The sections of a page with shared ones in place, and what they show: one request for each kind of thing. */
export async function loadSections(
  project: string,
  stored: readonly StoredBlock[],
): Promise<{ blocks: PageBlock[]; content: SectionContent }> {
  const blocks = await withShared(project, stored)
  const [pictures, courses, series, postsOf, forms, settings] = await Promise.all([
    getPictures(project, picturesOf(blocks)),
    loadCourses(project, blocks),
    getSeries(project, seriesOf(blocks)),
    loadPosts(project, blocks),
    getLeadForms(project, idsIn(blocks.map((block) => (block.blockType === 'leadForm' ? block.form : null)))),
    getSettings(project),
  ])
  const { timeZone } = settings ?? {}
  return { blocks, content: { pictures, ...courses, series, postsOf, forms, timeZone } }
}

async function withShared(project: string, stored: readonly StoredBlock[]): Promise<PageBlock[]> {
  const ids = idsIn(stored.map((block) => (block.blockType === 'reusable' ? block.section : null)))
  const sections = await getSections(project, ids)
  return stored.flatMap((block) => {
    if (block.blockType !== 'reusable') return [block]
    const shared = sections.get(block.section ?? '')?.layout ?? []
    // Rows of one section keep their ids wherever it stands; a page may show it twice.
    return shared.flatMap((inner) =>
      inner.blockType === 'reusable' ? [] : [{ ...inner, id: `${block.id}-${inner.id}` }],
    )
  })
}

const picturesOf = (blocks: readonly PageBlock[]): string[] =>
  idsIn(
    blocks.flatMap((block) => {
      if (block.blockType === 'bannerSlider') return block.slides?.map(({ image }) => image) ?? []
      return block.blockType === 'imageText' ? [block.image] : []
    }),
  )

function seriesOf(blocks: readonly PageBlock[]): { limit: number; ids: string[] } {
  const own = blocks.filter((block) => block.blockType === 'testSeries')
  const open = own.filter(({ series }) => !series?.length)
  return {
    limit: Math.max(0, ...open.map(({ limit }) => limit ?? LIMITS.testSeries)),
    ids: idsIn(own.flatMap(({ series }) => series ?? [])),
  }
}

async function loadCourses(project: string, blocks: readonly PageBlock[]) {
  const chosen = idsIn(
    blocks.flatMap((block) =>
      block.blockType === 'priceList' || block.blockType === 'productGrid' ? (block.products ?? []) : [],
    ),
  )
  const lists = most(
    blocks.flatMap((block): [string, number][] => {
      if (block.blockType === 'hero') return [['', 1]]
      if (block.blockType === 'courseGrid') return [[block.tag ?? '', block.limit ?? LIMITS.courseGrid]]
      if (block.blockType !== 'productGrid' || block.products?.length) return []
      return [[block.tag ?? '', block.limit ?? LIMITS.productGrid]]
    }),
  )
  const [byId, ...tops] = await Promise.all([
    getCoursesById(project, chosen),
    ...lists.map(([tag, limit]) => getTopCourses(project, limit, tag || null)),
  ])
  const found = new Map<string, CourseCard>([...tops.flat(), ...byId].map((course) => [course.id, course]))
  const cards = new Map((await courseCards(project, [...found.values()])).map((card) => [card.id, card]))
  const cardsOf = (courses: readonly CourseCard[]) => courses.flatMap(({ id }) => cards.get(id) ?? [])
  return {
    courses: cards,
    coursesOf: new Map(lists.map(([tag], index) => [tag, cardsOf(tops[index] ?? [])])),
  }
}

async function loadPosts(project: string, blocks: readonly PageBlock[]): Promise<Map<string, PostCard[]>> {
  const lists = most(
    blocks.flatMap((block): [BlogCategory['id'], number][] =>
      block.blockType === 'blogList' ? [[block.category ?? '', block.limit ?? LIMITS.blogList]] : [],
    ),
  )
  const found = await Promise.all(
    lists.map(([category, limit]) => getNewestPosts(project, limit, category || null)),
  )
  return new Map(lists.map(([category], index) => [category, found[index] ?? []]))
}
