import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { Class, Lecture, SellingProduct } from '#payload-types'

let made = 0

type Course = { product: SellingProduct; course: Class; lectures: Lecture[] }

/** Creates a published course at ₹2,499 (MRP ₹4,999) with one class of three text lectures, the first of them free. */
export async function createCourse(
  payload: BasePayload,
  project: RequestProject,
  values: Partial<SellingProduct> = {},
): Promise<Course> {
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  const name = `Course ${process.pid} ${made++}`
  const course = (await payload.create({
    collection: 'classes',
    data: { title: name, project: project.id } as never,
    ...options,
  })) as Class
  const lectures: Lecture[] = []
  for (const rank of [1, 2, 3]) {
    const data = {
      title: `Lecture ${rank}`,
      class: course.id,
      chapter: 'One',
      rank,
      kind: 'text',
      minutes: 20,
      isFree: rank === 1,
      project: project.id,
    }
    lectures.push(
      (await payload.create({ collection: 'lectures', data: data as never, ...options })) as Lecture,
    )
  }
  const product = (await payload.create({
    collection: 'selling-products',
    data: {
      title: name,
      summary: 'A course of a test',
      kind: 'course',
      pricePaise: 249_900,
      mrpPaise: 499_900,
      classes: [course.id],
      project: project.id,
      _status: 'published',
      ...values,
    } as never,
    ...options,
  })) as SellingProduct
  return { product, course, lectures }
}
