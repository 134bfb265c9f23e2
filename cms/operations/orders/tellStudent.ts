import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { hiddenReach } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'
import { deliver } from '../messages/deliver.ts'
import { notify } from '../notifications/notify.ts'
import { projectAddress } from '../projects/projectAddress.ts'

type Told = {
  project: RequestProject
  student: User
  news: { title: string; text: string; href: string }
  dedupeKey: string
  now: Date
}

/**
 * Tells a student something they should act on, in the product, by e-mail and by SMS, with a link to it. Answers where it
 * went, its middle hidden; an empty list when no message could be sent.
 */
export async function tellStudent(
  payload: BasePayload,
  { project, student, news, dedupeKey, now }: Told,
): Promise<string[]> {
  await notify(payload, {
    ...{ project: project.id, user: String(student.id), kind: 'order' as const },
    ...{ ...news, dedupeKey, now },
  })
  const { host, address } = await projectAddress(payload, project)
  const text = `${news.title}. ${news.text}\n\n${address}${news.href}`
  const { phone, email } = student
  const reaches = [
    ...(email ? [{ channel: 'email' as const, to: email }] : []),
    ...(phone ? [{ channel: 'sms' as const, to: phone }] : []),
  ]
  const sent = await Promise.all(
    reaches.map(({ channel, to }) =>
      deliver(payload, { project, channel, to, purpose: 'notice', values: { host, text }, now }),
    ),
  )
  return reaches.flatMap(({ channel, to }, index) =>
    sent[index] ? [hiddenReach({ channel: channel === 'sms' ? 'phone' : 'email', to })] : [],
  )
}
