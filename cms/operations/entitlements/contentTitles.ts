import type { BasePayload, CollectionSlug } from 'payload'
import { ENTITLEMENT_KINDS, type EntitlementKind } from '#domain/entitlements/entitlement.ts'
import { TARGET_COLLECTIONS } from './grantAccess.ts'

type Named = { kind: EntitlementKind; target: string }

const nameOf = ({ kind, target }: Named): string => `${kind}:${target}`

/**
 * Returns a batched loader of titles of the content of enrolments, for table cells: concurrent calls share one query for each kind.
 * Null for deleted content. No access check: people who may see an enrolment may see its content's title.
 */
export function contentTitles(payload: BasePayload): (what: Named) => Promise<string | null> {
  let waiting: Named[] | null = null
  let titles = Promise.resolve(new Map<string, string>())
  return async (what) => {
    if (!waiting) {
      const all: Named[] = []
      waiting = all
      // Collect those of all cells rendered in this tick.
      titles = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null
        return read(payload, all)
      })
    }
    waiting.push(what)
    return (await titles).get(nameOf(what)) ?? null
  }
}

async function read(payload: BasePayload, all: readonly Named[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  await Promise.all(
    ENTITLEMENT_KINDS.map(async (kind) => {
      const ids = [...new Set(all.flatMap((one) => (one.kind === kind ? [one.target] : [])))]
      if (ids.length === 0) return
      const collection: CollectionSlug = TARGET_COLLECTIONS[kind]
      const { docs } = await payload.db.find<{ id: string; title?: string | null }>({
        collection,
        where: { id: { in: ids } },
        limit: ids.length,
        pagination: false,
        select: { title: true },
      })
      for (const { id, title } of docs) if (title) titles.set(nameOf({ kind, target: String(id) }), title)
    }),
  )
  return titles
}
