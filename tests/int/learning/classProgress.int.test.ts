import { expect, it } from 'vitest'
import { classProgress } from '#cms/operations/learning/classProgress.ts'
import { setExamDay } from '#cms/operations/learning/examDay.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop/openShop.ts'

const shop = openShop()
const DAY = 86_400_000

/** A class with three lessons whose students have had it for twenty days. */
async function taughtClass() {
  const { payload, project } = shop
  const { course, lectures } = await createCourse(payload, project)
  const now = new Date()
  const enter = async (name: string, endsAt: number | null = null) => {
    const { id } = await createPerson(payload, project)
    await payload.update({ collection: 'users', id, data: { name }, overrideAccess: true })
    const of = { project: project.id, student: String(id), kind: 'class', target: course.id } as const
    await entitle(payload, { ...of, startsAt: now.getTime() - 20 * DAY, ...(endsAt !== null && { endsAt }) })
    return String(id)
  }
  const finish = async (student: string, count: number) => {
    for (const { id } of lectures.slice(0, count))
      await insertIfAbsent({
        payload,
        collection: 'lecture-completions',
        data: {
          key: `${student}:${id}`,
          project: project.id,
          student,
          class: course.id,
          lecture: id,
          completedAt: now.toISOString(),
        },
      })
  }
  const play = (student: string, played: string) =>
    insertIfAbsent({
      payload,
      collection: 'lecture-progress',
      data: {
        key: `${student}:${lectures[0]?.id}`,
        project: project.id,
        student,
        class: course.id,
        lecture: lectures[0]?.id,
        positionS: 0,
        lengthS: 100,
        played,
        playedS: 0,
        dwellS: 0,
        session: '',
        startedAt: now.toISOString(),
        reportedAt: now.toISOString(),
        rev: 0,
      },
    })
  const progress = () => classProgress(payload, { id: course.id, timeZone: 'Asia/Kolkata', now })
  return { id: course.id, lectures, now, enter, finish, play, progress }
}

it('staff see who falls behind the exam day or the end of access, furthest first, and nobody without access', async () => {
  const { id, now, enter, finish, progress } = await taughtClass()
  const early = await enter('Asha')
  await enter('Bina', now.getTime() + 2 * DAY)
  await enter('Chitra')
  const gone = await enter('Dev', now.getTime() - DAY)
  const examOn = new Date(now.getTime() + 20 * DAY).toISOString().slice(0, 10)
  await setExamDay(shop.payload, { project: shop.project.id, student: early, class: id }, examOn)
  await finish(early, 1)
  await finish(gone, 3)
  const seen = await progress()
  expect(seen.learners.map(({ name, done, behind, isExam }) => ({ name, done, behind, isExam }))).toEqual([
    { name: 'Bina', done: 0, behind: 2, isExam: false },
    { name: 'Asha', done: 1, behind: 0, isExam: true },
    { name: 'Chitra', done: 0, behind: null, isExam: false },
  ])
  expect(seen).toMatchObject({ lessons: 3, students: 3, begun: 1, behind: 1, average: 11, isAll: true })
})

it('staff see in which tenth of a recording its viewers leave', async () => {
  const { lectures, enter, play, progress } = await taughtClass()
  await play(await enter('Asha'), '0-100')
  await play(await enter('Bina'), '0-40')
  await play(await enter('Chitra'), '0-20,10-40')
  const { recordings } = await progress()
  expect(recordings).toEqual([
    {
      id: String(lectures[0]?.id),
      title: lectures[0]?.title,
      viewers: 3,
      average: 60,
      leftAt: 4,
      seen: [3, 3, 3, 3, 1, 1, 1, 1, 1, 1],
    },
  ])
})
