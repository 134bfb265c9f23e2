import type { BasePayload, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Project } from '#payload-types'
import { saveSettings } from './saveSettings.ts'

type Row = Record<string, unknown>

/** One document a project each; what is left out of the copy: secrets, and relations to documents of the other project. */
const CLONED = {
  'web-static-configs': (row: Row): Row => ({ ...row, brand: { ...(row.brand as Row), logo: null } }),
  'project-configs': (row: Row): Row => row,
  'admin-configs': (row: Row): Row => row,
  'message-settings': (row: Row): Row => ({
    ...row,
    smtpUrl: null,
    smsSenders: ((row.smsSenders as Row[]) ?? []).map((sender) => ({ ...sender, authToken: null })),
  }),
  'payment-settings': (row: Row): Row => ({
    ...row,
    // Without its keys the gateway can't be on.
    razorpay: { isActive: false },
  }),
  'courier-settings': (row: Row): Row => ({ ...row, courier: 'manual', shiprocket: { isActive: false } }),
} as const
type Cloned = keyof typeof CLONED

const OWN = ['id', 'project', 'createdAt', 'updatedAt', 'seedKey', 'seedHash']

/** A copy that belongs to nobody yet: without ids, of the rows of lists neither. */
function withoutIds(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutIds(inner, false))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => (isTop ? !OWN.includes(name) : name !== 'id'))
      .map(([name, inner]) => [name, withoutIds(inner, false)]),
  )
}

const stored = (payload: BasePayload, collection: Cloned, project: Project) =>
  payload.db.findOne<Row & { id: string }>({ collection, where: { project: { equals: project.id } } })

/** Which settings documents a copy would have. */
export async function countSettings(payload: BasePayload, source: Project): Promise<Record<string, number>> {
  const counts: Record<string, number> = { project: 1 }
  for (const collection of Object.keys(CLONED) as Cloned[])
    if (await stored(payload, collection, source)) counts[collection] = 1
  return counts
}

/** Gives a project the settings of another one. Safe to repeat. */
export async function cloneSettings(
  req: PayloadRequest,
  source: Project,
  target: RequestProject,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = { project: 1 }
  for (const [collection, adapt] of Object.entries(CLONED) as [Cloned, (row: Row) => Row][]) {
    const row = await stored(req.payload, collection, source)
    if (!row) continue
    await saveSettings(req, collection, target, withoutIds(adapt(row)) as Row)
    counts[collection] = 1
  }
  return counts
}
