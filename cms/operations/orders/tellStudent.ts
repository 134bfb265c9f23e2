import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { hiddenReach } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'
import { sendNotice } from '../messages/sendNotice.ts'
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
 * Tells a student something they should act on, in the product and by what they have proven of e-mail and phone, with a link
 * to it. Answers where it went, its middle hidden; an empty list when no message could be sent.
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
  const sent = await Promise.all(
    (['email', 'sms'] as const).map((channel) =>
      sendNotice(payload, { project, person: student, channel, host, text, now }),
    ),
  )
  return sent.flatMap((notice, index) =>
    notice.state === 'sent' ? [hiddenReach({ channel: index === 0 ? 'email' : 'phone', to: notice.to })] : [],
  )
}
