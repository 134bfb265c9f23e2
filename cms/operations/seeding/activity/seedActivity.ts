import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { readRow, readRows } from '#database/guard.ts'
import { hasPages } from '#domain/learning/pdfPage.ts'
import type { Lecture, Order, User } from '#payload-types'
import type { SeedActivity } from '#seed/format/ActivitySchema.ts'
import { resolveDate } from '#seed/format/cells.ts'
import { addAddress } from '../../account/addresses.ts'
import { completeLecture } from '../../learning/completeLecture.ts'
import { reportProgress } from '../../learning/reportProgress.ts'
import { checkTotals } from '../../reports/checkTotals.ts'
import { adjustCredits } from '../../wallets/adjustCredits.ts'
import { ImportError } from '../writeRecord.ts'
import { placeSeedOrder } from './placeSeedOrder.ts'
import type { ScheduledStep } from './ScheduledStep.ts'
import { helpSteps } from './seedHelp.ts'
import { STEPS } from './steps.ts'
import { hasTakenTest, type ReadPage, takeSeedTest } from './takeSeedTest.ts'

/** Staff name recorded for actions by staff. */
export const STAFF_NAME = 'Demo Admin'

type Args = {
  payload: BasePayload
  slug: string
  activity: readonly SeedActivity[]
  /** Bytes of a page of a written answer, by its path in the folder. */
  readPage: ReadPage
  now: Date
}

/**
 * Replays the example activity of a seed folder in chronological order, through the same operations as the calls: stock is reserved, money
 * booked, invoices numbered, people notified, and counts it in the daily totals. People who already have an order or an attempt are skipped. Returns the number of people with new activity.
 * Throws an ImportError when an operation refuses a step.
 */
export async function seedActivity({ payload, slug, activity, readPage, now }: Args): Promise<number> {
  const row = await readRow({ payload, collection: 'projects', where: { slug: { equals: slug } } })
  if (!row) return 0
  const project: RequestProject = { id: String(row.id), slug }
  let people = 0
  for (const one of activity) {
    const person = await personOf(payload, project, one.person)
    if ((await hasOrdered(payload, person)) || (await hasTakenTest(payload, String(person.id)))) continue
    const user: SessionUser = { ...person, collection: 'users', _sid: '', _isStaff: false }
    const req = await createLocalReq({ user: user as never, context: { project } }, payload)
    if (one.address) await addAddress({ req, user: String(person.id) }, project.id, one.address)
    const scheduledSteps = stepsOf({ req, project, person, readPage, now }, one)
    for (const { at, run } of scheduledSteps.toSorted((a, b) => a.at - b.at)) await run(new Date(at))
    people++
  }
  // The activity is in the past, so its daily totals have to be computed.
  if (people > 0) await checkTotals(payload, now)
  return people
}

async function personOf(payload: BasePayload, project: RequestProject, key: string): Promise<User> {
  const person = await readRow({
    payload,
    collection: 'users',
    where: { and: [{ project: { equals: project.id } }, { seedKey: { equals: key } }] },
  })
  if (!person) throw new ImportError(`activity of ${key}: this person is not in the project`)
  return person
}

const hasOrdered = async (payload: BasePayload, { id }: User): Promise<boolean> =>
  (await readRow({ payload, collection: 'orders', where: { student: { equals: id } } })) !== null

type PersonContext = {
  req: PayloadRequest
  project: RequestProject
  person: User
  readPage: ReadPage
  now: Date
}

/** A person's activities with their times, ms since epoch; future times are moved to now. */
function stepsOf(
  { req, project, person, readPage, now }: PersonContext,
  activity: SeedActivity,
): ScheduledStep[] {
  const { payload } = req
  const student = String(person.id)
  const at = ({ on, time }: { on: string; time: string }): number => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return Math.min(Date.parse(resolveDate(on, now)) + (hours * 60 + minutes) * 60_000, now.getTime())
  }
  const orders = activity.orders.flatMap((order, index): ScheduledStep[] => {
    let placed: Order
    const place: ScheduledStep = {
      at: at(order),
      run: async (moment) => {
        placed = await placeSeedOrder({
          payload,
          project,
          person,
          order,
          address: activity.address,
          now: moment,
        })
      },
    }
    const steps = order.steps.map(
      (step): ScheduledStep => ({
        at: at(step),
        run: async (moment) => {
          const order = await readRow({ payload, collection: 'orders', where: { id: { equals: placed.id } } })
          const refused = await STEPS[step.do]({
            payload,
            project,
            order: order ?? placed,
            step,
            by: STAFF_NAME,
            now: moment,
          })
          if (refused)
            throw new ImportError(
              `activity of ${activity.person}: order ${index + 1} can't be ${step.do}: ${refused}`,
            )
        },
      }),
    )
    return [place, ...steps]
  })
  const lessons = activity.lessons.map(
    (lesson): ScheduledStep => ({
      at: at(lesson),
      run: (moment) => completeLessons(req, project, lesson, moment),
    }),
  )
  const credits = activity.credits.map(
    (gift, index): ScheduledStep => ({
      at: at(gift),
      run: async (moment) => {
        await adjustCredits({
          payload,
          project,
          student,
          kind: 'give',
          paise: gift.amount,
          note: gift.note,
          validDays: null,
          idempotencyKey: `seed:${student}:${index}`,
          by: STAFF_NAME,
          now: moment,
        })
      },
    }),
  )
  const tests = activity.tests.map(
    (test): ScheduledStep => ({
      at: at(test),
      run: (moment) =>
        takeSeedTest(
          payload,
          project,
          { id: student, key: activity.person },
          { ...test, readPage },
          moment.getTime(),
        ),
    }),
  )
  return [...orders, ...lessons, ...credits, ...tests, ...helpSteps({ req, project, student }, activity, at)]
}

/** Completes the first lessons of a class the person can open. */
async function completeLessons(
  req: PayloadRequest,
  project: RequestProject,
  { class: slug, count }: SeedActivity['lessons'][number],
  now: Date,
): Promise<void> {
  const { payload } = req
  const found = await readRow({
    payload,
    collection: 'classes',
    where: { and: [{ project: { equals: project.id } }, { slug: { equals: slug } }] },
  })
  const where = { class: { equals: found?.id } }
  const lectures = await readRows({
    payload,
    collection: 'lectures',
    where,
    sort: ['rank'],
    limit: count,
  })
  for (const lecture of lectures) {
    await playLesson(req, project, lecture, now)
    if ((await completeLecture(req, project, String(lecture.id), now)).state !== 'completed')
      throw new ImportError(
        `lessons of ${slug}: the person does not have this class, or not the quiz of a lesson`,
      )
  }
}

/** Plays or reads a lesson to its end, as its rule requires. */
async function playLesson(
  { payload, user }: PayloadRequest,
  project: RequestProject,
  lecture: Lecture,
  now: Date,
): Promise<void> {
  if (!lecture.playedPercent && !lecture.dwellMinutes) return
  const lengthS = 60 * Math.max(lecture.minutes, lecture.dwellMinutes ?? 0)
  const report = (played: [number, number][], dwellS: number, at: number) =>
    reportProgress(payload, project, {
      student: String(user?.id),
      session: '',
      lecture,
      now: new Date(at),
      report: { positionS: hasPages(lecture.kind) ? 0 : dwellS, lengthS, played, dwellS },
    })
  await report([], 0, now.getTime() - lengthS * 1000)
  await report([[0, lengthS]], lengthS, now.getTime())
}
