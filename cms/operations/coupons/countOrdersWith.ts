import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { flatTable } from '#collections/flatRows.ts'

type Model = { countDocuments: (where: object) => Promise<number> }

/** How many orders of a project were paid with a code; they name theirs with commas between. */
export async function countOrdersWith(payload: BasePayload, project: string, code: string): Promise<number> {
  const flat = flatTable(payload, 'orders')
  if (flat) {
    const { drizzle, table } = flat
    const [row] = await drizzle.all(
      sql`SELECT count(*) AS count FROM ${table}
          WHERE ${table.project} = ${project} AND ${table.couponCodes} IS NOT NULL AND ${table.isSold} = 1
          AND instr(', ' || ${table.couponCodes} || ',', ${`, ${code},`}) > 0`,
    )
    return (row as { count: number }).count
  }
  const { collections } = payload.db as unknown as { collections: Record<string, Model> }
  // A code has letters, digits, - and _ alone.
  const named = new RegExp(`(^|, )${code}(,|$)`)
  return (collections.orders as Model).countDocuments({ project, couponCodes: named, isSold: true })
}
