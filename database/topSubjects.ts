import { and, eq, gte, inArray, lte, ne, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

type Query = {
  project: string
  measure: string
  /** First and last day, such as `2026-11-26`. */
  first: string
  last: string
  /** The subject whose rows are the totals of all subjects; excluded. */
  except: string
  /** Ids of the subjects to include; null for all. */
  only: readonly string[] | null
  limit: number
}

export type SubjectSum = { subject: string; count: number; sum: number }

type Table = Record<string, never>

async function fromSql(database: NonNullable<ReturnType<typeof sqlDatabase>>, query: Query) {
  const rows = database.tables.daily_totals as unknown as Table
  const { project, measure, first, last, except, only, limit } = query
  const count = sql<number>`sum(${rows.count})`
  const sum = sql<number>`sum(${rows.sum})`
  return database.drizzle
    .select({ subject: rows.subject as unknown as ReturnType<typeof sql<string>>, count, sum })
    .from(rows as never)
    .where(
      and(
        eq(rows.project as never, project),
        eq(rows.measure as never, measure),
        gte(rows.day as never, first),
        lte(rows.day as never, last),
        ne(rows.subject as never, except),
        ...(only ? [inArray(rows.subject as never, [...only])] : []),
      ),
    )
    .groupBy(rows.subject as never)
    .having(sql`${count} <> 0 or ${sum} <> 0`)
    .orderBy(sql`${sum} desc`, sql`${count} desc`, rows.subject as never)
    .limit(limit)
}

type Model = { aggregate: (stages: object[]) => Promise<{ _id: string; count: number; sum: number }[]> }

async function fromMongo(payload: BasePayload, query: Query): Promise<SubjectSum[]> {
  const { collections } = payload.db as unknown as { collections: Record<string, Model> }
  const { project, measure, first, last, except, only, limit } = query
  const subject = { $ne: except, ...(only ? { $in: [...only] } : {}) }
  const groups = await (collections['daily-totals'] as Model).aggregate([
    { $match: { project, measure, day: { $gte: first, $lte: last }, subject } },
    { $group: { _id: '$subject', count: { $sum: '$count' }, sum: { $sum: '$sum' } } },
    { $match: { $or: [{ count: { $ne: 0 } }, { sum: { $ne: 0 } }] } },
    { $sort: { sum: -1, count: -1, _id: 1 } },
    { $limit: limit },
  ])
  return groups.map(({ _id, count, sum }) => ({ subject: _id, count, sum }))
}

/**
 * The subjects (such as products or coupons) of a measure with the largest sums over some days, largest first. Summed by the database, since
 * there is a row per subject and day. Skips access: the caller has checked what the person may see.
 */
export async function topSubjects(payload: BasePayload, query: Query): Promise<SubjectSum[]> {
  if (query.only?.length === 0) return []
  const database = sqlDatabase(payload)
  return database ? fromSql(database, query) : fromMongo(payload, query)
}
