import type { RequestProject } from '#access/projectOf.ts'
import type { ChatEntry, ChatResponse } from '#domain/calls/liveChat.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import type { Shop } from '#tests/support/shop/openShop.ts'
import { openShopper, type Shopper } from '#tests/support/shop/shopper.ts'
import { fetchApi } from '../storage/sendForm.ts'

export type Answered = { apiSuccess: boolean; code?: string; seq?: number }

/** A live class that is open, its teacher, and two students of it: `me` and `other`. */
export async function openLiveRoom({ payload, project }: Pick<Shop, 'payload' | 'project'>, me: Shopper) {
  const { course, lectures } = await createCourse(payload, project)
  const other = await openShopper(payload, project)
  const entitlement = async (student: string) =>
    entitle(payload, { project: project.id, student, kind: 'class', target: course.id })
  await entitlement(me.id)
  const theirs = await entitlement(other.id)
  const person = await createPerson(payload, project, 400)
  const teacher = await signInStaff(project, person.phone)
  const options = { overrideAccess: true, context: { project }, depth: 0 } as const
  const lecture = String(lectures[1]?.id)
  await payload.update({ collection: 'lectures', id: lecture, data: { kind: 'live' }, ...options })
  const { id } = await payload.create({
    collection: 'live-meet-sessions',
    data: {
      title: 'Torque',
      lecture,
      minutes: 60,
      provider: 'sandbox',
      teachers: [person.id],
      startsAt: new Date().toISOString(),
      project: project.id,
    } as never,
    ...options,
  })
  const post = async (by: Browser, path: string, body: object) => {
    const { body: answer, status } = await by.post<Answered>(path, { id, ...body })
    return answer.apiSuccess ? (answer.seq ?? 'done') : (answer.code ?? status)
  }
  return {
    id: String(id),
    lecture,
    teacher,
    other,
    entitlement: theirs,
    say: (by: Browser, text: string, more: object = {}) =>
      post(by, '/learn/saylive', { attempt: crypto.randomUUID(), text, ...more }),
    vote: (by: Browser, seq: number, option = 0) => post(by, '/learn/votelive', { seq, option }),
    moderate: (by: Browser, act: string, more: object = {}) =>
      post(by, '/learn/moderatelive', { act, ...more }),
    rules: (more: object) =>
      post(teacher, '/learn/moderatelive', {
        act: 'rules',
        rules: { slowS: 0, isTeachersOnly: false, allowsLinks: false, words: '', ...more },
      }),
    read: async (by: Browser = me.browser, more = '') =>
      (await by.get<ChatResponse & Answered>(`/learn/livechat?id=${id}${more}`)).body,
  }
}

/** Reads the event stream of a room until `count` entries have come, or it ends. */
export async function readStream(
  project: RequestProject,
  by: Browser,
  { id, after, count }: { id: string; after: number; count: number },
) {
  const response = await fetchApi(by, project, `/learn/livechat/${id}/stream?after=${after}`)
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const entries = (): ChatEntry[] =>
    text
      .split('\n\n')
      .filter((event) => event.includes('event: entry'))
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)))
  const read = async (wanted: number) => {
    while (reader && entries().length < wanted) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
    return entries()
  }
  return {
    status: response.status,
    first: await read(count),
    read,
    written: () => text,
    close: () => reader?.cancel(),
  }
}
