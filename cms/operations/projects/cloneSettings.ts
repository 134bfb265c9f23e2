import type { BasePayload, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Project } from '#payload-types'
import { saveSettings } from './saveSettings.ts'

type Row = Record<string, unknown>

/** Settings collections to copy, each with a function that removes secrets and relations to documents of the source project. */
const CLONED = {
  'web-static-configs': (row: Row): Row => ({ ...row, brand: { ...(row.brand as Row), logo: null } }),
  'project-configs': (row: Row): Row => row,
  // Its receivers are people of the source project.
  'admin-configs': (row: Row): Row => ({ ...row, scheduledReport: {} }),
  'message-settings': (row: Row): Row => ({
    ...row,
    smtpUrl: null,
    smsSenders: ((row.smsSenders as Row[]) ?? []).map((sender) => ({ ...sender, authToken: null })),
  }),
  'payment-settings': (row: Row): Row => ({
    ...row,
    // The gateway cannot be active without its keys.
    razorpay: { isActive: false },
  }),
  'live-settings': (row: Row): Row => ({
    ...row,
    jitsi: { isActive: false },
    bigbluebutton: { isActive: false },
    zoom: { isActive: false },
  }),
  'courier-settings': (row: Row): Row => ({ ...row, courier: 'manual', shiprocket: { isActive: false } }),
  // The new project names its own officer and experts.
  'support-settings': (row: Row): Row => {
    const doubts = (row.doubts ?? {}) as { subjects?: Row[] }
    const subjects = (doubts.subjects ?? []).map((subject) => ({ ...subject, experts: [] }))
    return { ...row, officer: {}, doubts: { ...doubts, subjects } }
  },
} as const
type Cloned = keyof typeof CLONED

const OWN = ['id', 'project', 'createdAt', 'updatedAt', 'seedKey', 'seedHash']

/** Copies a document without ids, also of array rows, and without its project and timestamps. */
function withoutIds(value: unknown, isTop = true): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutIds(inner, false))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => (isTop ? !OWN.includes(name) : name !== 'id'))
      .map(([name, inner]) => [name, withoutIds(inner, false)]),
  )
}

const settingsOf = (payload: BasePayload, collection: Cloned, project: Project) =>
  payload.db.findOne<Row & { id: string }>({ collection, where: { project: { equals: project.id } } })

/** Which settings documents would be copied. */
export async function countSettings(payload: BasePayload, source: Project): Promise<Record<string, number>> {
  const counts: Record<string, number> = { project: 1 }
  for (const collection of Object.keys(CLONED) as Cloned[])
    if (await settingsOf(payload, collection, source)) counts[collection] = 1
  return counts
}

/** Copies the settings of a project to another. Idempotent. */
export async function cloneSettings(
  req: PayloadRequest,
  source: Project,
  target: RequestProject,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = { project: 1 }
  for (const [collection, adapt] of Object.entries(CLONED) as [Cloned, (row: Row) => Row][]) {
    const row = await settingsOf(req.payload, collection, source)
    if (!row) continue
    await saveSettings(req, collection, target, withoutIds(adapt(row)) as Row)
    counts[collection] = 1
  }
  return counts
}
