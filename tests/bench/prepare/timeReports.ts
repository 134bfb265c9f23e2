import { writeFileSync } from 'node:fs'
import { type SessionUser, type Viewer, viewerOf } from '#access/viewer.ts'
import { checkTotals } from '#cms/operations/reports/checkTotals.ts'
import { loadReport } from '#cms/operations/reports/loadReport.ts'
import { dayAt } from '#domain/reports/days.ts'
import { REPORT_PARTS } from '#domain/reports/report.ts'
import type { User } from '#payload-types'
import type { TimedReport } from '../judgeReports.ts'
import { median } from '../load/median.ts'
import { onDemo } from './onDemo.ts'

const TIME_ZONE = 'Asia/Kolkata'
const DAYS = 90
const ROUNDS = 15

/** Program: writes how long each part of the report over 90 days takes on the orders of the project demo, and their number. */
await onDemo(async (payload, { id: project }) => {
  const now = Date.now()
  await checkTotals(payload, new Date(now + 86_400_000))
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: { uid: { equals: 'export-desk' } },
    limit: 1,
  })
  const none = { accessList: [], features: [], offFeatures: [] }
  const user = {
    ...docs[0],
    collection: 'users',
    _isStaff: true,
    _sid: 'x',
    _access: { ...none, assigned: { testseries: [], products: [], classes: [] } },
  } as unknown as SessionUser
  const viewer = viewerOf({ user }) as Viewer
  const last = dayAt(now, TIME_ZONE)
  const reports: TimedReport[] = []
  for (const { id: part } of REPORT_PARTS) {
    const times: number[] = []
    let counted = 0
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now()
      const { days } = await loadReport(payload, viewer, { project, part, days: DAYS, last, now })
      times.push(performance.now() - startedAt)
      counted = days.reduce((sum, { paidOrders }) => sum + (paidOrders?.count ?? 0), 0)
    }
    reports.push({ part, ms: median(times), worstMs: Math.max(...times), orders: counted })
  }
  writeFileSync(process.argv[2] as string, JSON.stringify(reports))
})
