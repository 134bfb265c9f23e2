import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { parseLocalTime } from '#domain/content/localTime.ts'
import { projectZone } from '../content/projectZone.ts'
import { planKeyOf } from './lockOfLecture.ts'

/** The start of the day of the exam that a student set, ms since epoch, by class; classes without one are left out. */
export async function examPlans(
  payload: BasePayload,
  of: { project: string; student: string; classes: readonly string[] },
): Promise<Map<string, number>> {
  const { project, student, classes } = of
  const rows = await readRows({
    payload,
    collection: 'class-plans',
    sort: ['key'],
    limit: classes.length,
    where: { key: { in: classes.map((id) => planKeyOf({ student, class: id })) } },
  })
  if (rows.length === 0) return new Map()
  const timeZone = await projectZone(payload, project)
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const at = row.examOn ? parseLocalTime(`${row.examOn}T00:00`, timeZone) : null
      return at === null ? [] : [[idOf(row.class) ?? '', at]]
    }),
  )
}
