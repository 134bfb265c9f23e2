import { randomBytes } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import type { ShareReportBody } from '#domain/calls/exams/reports.ts'
import { isReportOpen, MAX_REPORT_LINKS, reportEnd } from '#domain/exams/reports/reportLink.ts'
import type { ReportLink } from '#payload-types'

const iso = (moment: number): string => new Date(moment).toISOString()
const ms = (time: string): number => new Date(time).getTime()

/** Rows whose link has expired (`endsAt`) or was ended by its student (`endedAt`). */
const isOver = (now: number): Where => ({
  or: [{ endsAt: { less_than_equal: iso(now) } }, { endedAt: { exists: true } }],
})

type NewLink = Pick<ShareReportBody, 'label' | 'days'> & { project: string; student: string; series: string }

/** Makes a link to a student's report on a series. Returns its token, of which only a hash is kept; null when the limit of open links is reached. */
export async function createReportLink(
  payload: BasePayload,
  { days, ...link }: NewLink,
  now: number,
): Promise<string | null> {
  const token = randomBytes(16).toString('base64url')
  const data = {
    ...link,
    tokenKey: hashToken(token),
    madeAt: iso(now),
    endsAt: iso(reportEnd(days, now)),
    endedAt: null,
  }
  for (let number = 1; number <= MAX_REPORT_LINKS; number++) {
    const slot = `${link.student}/${number}`
    if (await insertIfAbsent({ payload, collection: 'report-links', data: { ...data, slot } })) return token
    const where: Where = { and: [{ slot: { equals: slot } }, isOver(now)] }
    if (await conditionalUpdate({ payload, collection: 'report-links', where, data })) return token
  }
  return null
}

/** Ends a link of a student; false when there is none that is open. */
export const endReportLink = async (
  payload: BasePayload,
  { id, student }: { id: string; student: string },
  now: number,
): Promise<boolean> =>
  (await conditionalUpdate({
    payload,
    collection: 'report-links',
    data: { endedAt: iso(now) },
    where: {
      and: [
        { id: { equals: id } },
        { student: { equals: student } },
        { endedAt: { exists: false } },
        { endsAt: { greater_than: iso(now) } },
      ],
    },
  })) !== null

/** The open links of a student, the newest first. */
export async function listReportLinks(
  payload: BasePayload,
  student: string,
  now: number,
): Promise<ReportLink[]> {
  const rows = await readRows({
    payload,
    collection: 'report-links',
    where: { student: { equals: student } },
    sort: ['-madeAt'],
    limit: MAX_REPORT_LINKS,
  })
  return rows.filter((row) => isOpen(row, now))
}

/** The open link of a token in a project; null for any other. */
export async function findReportLink(
  payload: BasePayload,
  project: string,
  token: string,
  now: number,
): Promise<ReportLink | null> {
  const row = await readRow({
    payload,
    collection: 'report-links',
    where: { and: [{ tokenKey: { equals: hashToken(token) } }, { project: { equals: project } }] },
  })
  return row && isOpen(row, now) ? row : null
}

const isOpen = ({ endsAt, endedAt }: ReportLink, now: number): boolean =>
  isReportOpen({ endsAt: ms(endsAt), endedAt: endedAt ? ms(endedAt) : null }, now)
