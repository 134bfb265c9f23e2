import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Lecture, SellingProduct } from '#payload-types'
import { activeAt } from '../learning/findEntitlement.ts'
import type { PaperOutline } from './findPaper.ts'

type Target = Pick<PaperOutline, 'id' | 'kind' | 'series'>

/**
 * Whether a student has access to a paper or quiz: to itself, to its series, to a lesson that contains the quiz, or to a product that has
 * any of them now, also when it was added after the purchase.
 */
export async function isEntitled(
  payload: BasePayload,
  student: string,
  { id, kind, series }: Target,
  now: Date,
): Promise<boolean> {
  const own: Where[] = [named(kind === 'quizzes' ? 'quiz' : 'test-paper', [id])]
  if (series) own.push(named('test-series', [series.id]))
  const lessons = kind === 'quizzes' ? await lessonsWith(payload, id) : []
  if (lessons.some(({ isFree }) => isFree)) return true
  const classes = lessons.flatMap((lesson) => idOf(lesson.class) ?? [])
  if (classes.length > 0) own.push(named('class', classes))
  if (await hasAny(payload, student, own, now)) return true
  const products = await productsWith(payload, { id, kind, series })
  return products.length > 0 && (await hasAny(payload, student, [named('product', products)], now))
}

/** Slug of a published product that gives access; null when none is sold. */
export async function sellingProduct(payload: BasePayload, target: Target): Promise<string | null> {
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [containing(target), { _status: { equals: 'published' } }] },
    select: { slug: true },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.slug ?? null
}

const named = (kind: string, targets: readonly string[]): Where => ({
  and: [{ kind: { equals: kind } }, { target: { in: [...targets] } }],
})

async function hasAny(payload: BasePayload, student: string, targets: Where[], now: Date): Promise<boolean> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ student: { equals: student } }, { or: targets }, activeAt(now)] },
    sort: ['createdAt'],
    limit: 1,
    select: ['kind'],
  })
  return rows.length > 0
}

const containing = ({ id, kind, series }: Target): Where => ({
  or: [
    { [kind === 'quizzes' ? 'quizzes' : 'testPapers']: { in: [id] } },
    ...(series ? [{ testSeries: { in: [series.id] } }] : []),
  ],
})

/** The lessons that contain a quiz. */
async function lessonsWith(payload: BasePayload, quiz: string): Promise<Pick<Lecture, 'class' | 'isFree'>[]> {
  const { docs } = await payload.db.find<Lecture>({
    collection: 'lectures',
    where: { quiz: { equals: quiz } },
    select: { class: true, isFree: true },
    limit: 200,
    pagination: false,
  })
  return docs
}

async function productsWith(payload: BasePayload, target: Target): Promise<string[]> {
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: containing(target),
    select: { slug: true },
    limit: 200,
    pagination: false,
  })
  return docs.map((product) => String(product.id))
}
