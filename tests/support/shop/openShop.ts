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
 * Registers a `beforeAll` hook (timeout `withinMs`) that creates a project and fills it by `fill`. The returned object is empty
 * until the hook has run: read its fields inside tests.
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

/** Fills a shop with a course and a book whose stock is not counted. */
export const withCourseAndBook = async (
  shop: Shop,
  course: Partial<SellingProduct> = {},
  book: Partial<SellingProduct> = {},
): Promise<CourseAndBook> => ({
  ...(await withCourse(shop, course)),
  book: await createBook(shop.payload, shop.project, null, book),
})

/** Fills a shop with a course and a book with nine pieces, and creates another project. */
export const withOtherProject = async (
  shop: Shop,
): Promise<CourseAndBook & { elsewhere: RequestProject }> => ({
  elsewhere: await createProject(shop.payload),
  ...(await withCourse(shop)),
  book: await createBook(shop.payload, shop.project, 9),
})

/** Fills a shop with `count` students. */
export const withPeople =
  (count: number) =>
  async ({ payload, project }: Shop): Promise<{ people: User[] }> => ({
    people: await Promise.all(Array.from({ length: count }, () => createPerson(payload, project))),
  })

/** Registers a `beforeEach` hook that refills the returned object by `make`. */
function remadeBeforeEach<Made extends object>(make: () => Promise<Made>): Made {
  const made = {} as Made
  beforeEach(async () => {
    Object.assign(made, await make())
  })
  return made
}

/** A student who is signed in; a new one for every test. */
export const newShopper = (shop: Shop): Shopper =>
  remadeBeforeEach(() => openShopper(shop.payload, shop.project))

/** A signed-in student with an address in their address book; a new one for every test. */
export const newBuyer = (shop: Shop): Shopper & { address: string } =>
  remadeBeforeEach(async () => {
    const shopper = await openShopper(shop.payload, shop.project)
    return { ...shopper, address: await addAddress(shopper.browser) }
  })

/** A book with `stock` pieces; a new one for every test. */
export const newBook = (shop: Shop, stock: number): SellingProduct =>
  remadeBeforeEach(() => createBook(shop.payload, shop.project, stock))
