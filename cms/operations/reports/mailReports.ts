import type { BasePayload } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { readAccess } from '#access/session/readAccess.ts'
import { type SessionUser, type Viewer, viewerOf } from '#access/viewer.ts'
import { claimKey, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { DAY_COLUMNS } from '#domain/reports/columns.ts'
import { REPORT_PARTS } from '#domain/reports/report.ts'
import { type DueReport, dueReport, reportSubject, reportText } from '#domain/reports/reportMail.ts'
import type { AdminConfig, User } from '#payload-types'
import { queueNotice } from '../messages/queueNotice.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { loadReport } from './loadReport.ts'
import { zonesOfProjects } from './refreshTotals.ts'

/** Queues the reports that are due by e-mail, once per person and day. Idempotent after a crash. Returns the number of receivers. */
export async function mailReports(payload: BasePayload, now: Date): Promise<number> {
  const { docs } = await payload.db.find<AdminConfig>({
    collection: 'admin-configs',
    where: { 'scheduledReport.every': { in: ['daily', 'weekly'] } },
    select: { project: true, scheduledReport: true },
    pagination: false,
  })
  if (docs.length === 0) return 0
  const zones = await zonesOfProjects(payload)
  let sent = 0
  for (const config of docs) {
    const zone = zones.get(idOf(config.project) ?? '')
    const due = zone ? dueReport(config.scheduledReport?.every ?? 'never', now.getTime(), zone) : null
    if (!due) continue
    const key = `report:${idOf(config.project)}:${due.last}`
    if (await readRow({ payload, collection: 'claims', where: { key: { equals: key } } })) continue
    for (const user of config.scheduledReport?.to ?? [])
      if (await mailTo(payload, config, idOf(user) ?? '', due, now)) sent++
    // Last, so that a crash repeats the queueing; the key of each message prevents duplicates.
    await claimKey(payload, key, new Date(now.getTime() + 3 * DAY_MS))
  }
  return sent
}

/** The person with their current permissions; null when they may no longer see reports. */
async function readerOf(payload: BasePayload, project: string, id: string) {
  const user: User | null = await readRow({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
  })
  if (!user || user.isBlocked || user.deletedAt) return null
  const _access = await readAccess(payload, user, project)
  const session = { ...user, collection: 'users', _sid: '', _isStaff: true, _access } as SessionUser
  const viewer = viewerOf({ user: session })
  return viewer && hasModule(viewer, 'reports') ? { user, viewer } : null
}

async function mailTo(
  payload: BasePayload,
  config: AdminConfig,
  id: string,
  due: DueReport,
  now: Date,
): Promise<boolean> {
  const project = await projectOfRow(payload, config)
  const reader = await readerOf(payload, project.id, id)
  if (!reader) return false
  const { host, address } = await projectAddress(payload, project)
  const href = `${address}/admin/reports?days=${due.days === 1 ? 7 : due.days}`
  const text = reportText(await partsFor(payload, reader.viewer, project.id, due, now), href)
  if (text === null) return false
  await queueNotice(payload, {
    project,
    person: reader.user,
    channels: ['email'],
    host,
    subject: reportSubject(due),
    text,
    dedupeKey: `report:${due.last}`,
    now,
  })
  return true
}

const partsFor = (payload: BasePayload, viewer: Viewer, project: string, due: DueReport, now: Date) =>
  Promise.all(
    REPORT_PARTS.map(async ({ id: part }) => {
      const { days, last } = due
      const report = await loadReport(payload, viewer, { project, part, days, last, now: now.getTime() })
      return { columns: DAY_COLUMNS[part], ...report }
    }),
  )
