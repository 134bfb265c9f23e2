import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { planKeyOf } from './lockOfLecture.ts'

/** Stores the day of the exam (`2027-01-24`; null for none) that a student learns a class for. The last one counts. */
export async function setExamDay(
  payload: BasePayload,
  of: { project: string; student: string; class: string },
  examOn: string | null,
): Promise<void> {
  const key = planKeyOf(of)
  const change = () =>
    conditionalUpdate({
      payload,
      collection: 'class-plans',
      where: { key: { equals: key } },
      data: { examOn },
    })
  if (await change()) return
  if (!(await insertIfAbsent({ payload, collection: 'class-plans', data: { key, ...of, examOn } })))
    await change()
}
