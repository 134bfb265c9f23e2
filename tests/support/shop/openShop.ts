import type { BasePayload } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { SellingProduct, User } from '#payload-types'
import { addAddress } from '../buying.ts'
import { createCourse } from '../catalogue.ts'
import { createProject } from '../createProject.ts'
import { createPerson } from '../people.ts'
import { createBook } from './sell.ts'
import { openShopper, type Shopper } from './shopper.ts'

export type Shop = { payload: BasePayload; project: RequestProject }

/**
 * A project of a file's own with what `fill` makes in it, opened before the tests below the call within so many ms. The hook
 * is the caller's, and what is answered is filled by it: read it inside tests.
 */
export function openShop<Filled extends object = object>(
  fill?: (shop: Shop) => Promise<Filled>,
  withinMs?: number,
): Shop & Filled {
  const opened = {} as Shop & Filled
  beforeAll(async () => {
    const payload = await startPayload()
    const shop = { payload, project: await createProject(payload) }
    Object.assign(opened, shop, await fill?.(shop))
  }, withinMs)
  return opened
}

/** Fills a shop with a course. */
export const withCourse = async (
  { payload, project }: Shop,
  values: Partial<SellingProduct> = {},
): Promise<{ course: SellingProduct }> => ({
  course: (await createCourse(payload, project, values)).product,
})

type CourseAndBook = { course: SellingProduct; book: SellingProduct }

/** Fills a shop with a course and a book that is not counted. */
export const withCourseAndBook = async (
  shop: Shop,
  course: Partial<SellingProduct> = {},
  book: Partial<SellingProduct> = {},
): Promise<CourseAndBook> => ({
  ...(await withCourse(shop, course)),
  book: await createBook(shop.payload, shop.project, null, book),
})

/** Fills a shop with a course and nine books, and opens another project beside it. */
export const withNeighbour = async (shop: Shop): Promise<CourseAndBook & { elsewhere: RequestProject }> => ({
  elsewhere: await createProject(shop.payload),
  ...(await withCourse(shop)),
  book: await createBook(shop.payload, shop.project, 9),
})

/** Fills a shop with so many students. */
export const withPeople =
  (count: number) =>
  async ({ payload, project }: Shop): Promise<{ people: User[] }> => ({
    people: await Promise.all(Array.from({ length: count }, () => createPerson(payload, project))),
  })

/** What is made anew before every test below the call. */
function anew<Made extends object>(make: () => Promise<Made>): Made {
  const made = {} as Made
  beforeEach(async () => {
    Object.assign(made, await make())
  })
  return made
}

/** A student who is signed in, another one for every test. */
export const newShopper = (shop: Shop): Shopper => anew(() => openShopper(shop.payload, shop.project))

/** The same with an address in their book. */
export const newBuyer = (shop: Shop): Shopper & { address: string } =>
  anew(async () => {
    const shopper = await openShopper(shop.payload, shop.project)
    return { ...shopper, address: await addAddress(shopper.browser) }
  })

/** A book with so many pieces, another one for every test. */
export const newBook = (shop: Shop, stock: number): SellingProduct =>
  anew(() => createBook(shop.payload, shop.project, stock))
