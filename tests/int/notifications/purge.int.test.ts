import { expect, it } from 'vitest'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { markRead } from '#cms/operations/notifications/markRead.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import { listNotifications } from '#cms/operations/notifications/readNotifications.ts'
import { startPayload } from '#cms/payload.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { literalText } from '#domain/text/textOf.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

it('deletes read notifications after 90 days and never unread ones', async () => {
  const payload = await startPayload()
  const project = (await createProject(payload)).id
  const user = String((await createPerson(payload, { id: project, slug: '' })).id)
  const reader = { project, user, locale: 'en' as const }
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const title of ['read long ago', 'read lately', 'never read']) {
    await notify(payload, {
      project,
      user,
      kind: 'message',
      title: literalText(title),
      dedupeKey: title,
      now: daysAgo(200),
    })
  }
  const listShown = async () =>
    (await listNotifications(payload, reader, { before: null, limit: 9 })).notifications
  for (const { id, title } of await listShown()) {
    if (title === 'read long ago') await markRead(payload, reader, { ids: [id] }, daysAgo(91))
    if (title === 'read lately') await markRead(payload, reader, { ids: [id] }, daysAgo(89))
  }
  await purgeExpired(payload, now)
  expect((await listShown()).map(({ title }) => title).toSorted()).toEqual(['never read', 'read lately'])
})
