import type { BasePayload, Where } from 'payload'
import { afterAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { setNews } from '#cms/operations/messages/newsConsent.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, countRows, readRows } from '#database/guard.ts'
import type { OutgoingState } from '#domain/messages/outgoing.ts'
import type { BulkEmail } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { trialSeeds, triesOf } from '#tests/support/sample.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtpServer.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

/** E-mails that one project sends at the same time (cms/jobs/sendMessages.ts): so many can be uncertain after a kill. */
const CONCURRENT = 4
const KILLS = triesOf({ few: 1, full: 1, long: 12 })
const READERS_PER_KILL = 12

let server: BareServer | undefined
let smtp: TestSmtpServer | undefined
afterAll(() => Promise.all([server?.stop(), smtp?.close()]))

async function createReaders(
  payload: BasePayload,
  project: RequestProject,
  count: number,
): Promise<string[]> {
  const emails: string[] = []
  for (let i = 0; i < count; i++) {
    const { id } = await createPerson(payload, project)
    const email = `reader-${i}@example.com`
    const where = { id: { equals: id } }
    await conditionalUpdate({ payload, collection: 'users', where, data: { email, isEmailVerified: true } })
    await setNews(payload, String(id), { isOn: true, source: 'settings', now: new Date() })
    emails.push(email)
  }
  return emails
}

it('nobody gets a bulk e-mail twice when servers are killed around the answer of the mail server', async () => {
  const [seed = 1] = trialSeeds(1)
  const draw = random(seed)
  const payload = await startPayload()
  const project = await createProject(payload)
  const emails = await createReaders(payload, project, (KILLS + 1) * READERS_PER_KILL)
  const mail = await startSmtpServer()
  smtp = mail
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'Shala <no-reply@example.org>' }
  const bulk: BulkEmail = await payload.db.create({
    collection: 'bulk-emails',
    data: {
      project: project.id,
      title: 'New batch',
      subject: 'News',
      perMinute: 600,
      segment: {},
      state: 'scheduled',
      sendAt: new Date().toISOString(),
      queuedCount: 0,
      blocks: [{ id: 'text', kind: 'text', text: 'Hello' }],
    },
  })
  const whereState = (states: OutgoingState[]): Where => ({
    and: [{ bulkEmail: { equals: String(bulk.id) } }, { state: { in: states } }],
  })
  const countIn = (...states: OutgoingState[]) =>
    countRows({ payload, collection: 'outgoing-messages', where: whereState(states) })

  for (let kill = 0; kill < KILLS; kill++) {
    const victim = mail.mails.length + 1 + Math.floor(draw() * (READERS_PER_KILL - CONCURRENT))
    // Killed with the e-mail taken and not answered, or as soon as the answer has left.
    const isBefore = draw() < 0.5
    const killed = new Promise<void>((resolve) => {
      mail.onAccepted(async (answer) => {
        if (mail.mails.length !== victim) return answer()
        mail.onAccepted(null)
        if (!isBefore) answer()
        await server?.kill()
        resolve()
      })
    })
    server = await startBareServer(await freePort(), env)
    await killed
    // The process that sent has died; end its leases instead of waiting.
    await payload.db.updateMany({
      collection: 'outgoing-messages',
      where: whereState(['sending']),
      data: { dueAt: new Date().toISOString() },
    })
  }
  server = await startBareServer(await freePort(), env)
  await expect.poll(() => countIn('sent', 'unknown'), { interval: 200 }).toBe(emails.length)

  const received = mail.mails.flatMap(({ to }) => to)
  expect(new Set(received).size, `seed ${seed}: nobody twice`).toBe(received.length)
  const uncertain = await countIn('unknown')
  expect(uncertain, `seed ${seed}: of each kill, those being sent at most`).toBeLessThanOrEqual(
    KILLS * CONCURRENT,
  )
  const unsure = await readRows({
    payload,
    collection: 'outgoing-messages',
    where: whereState(['unknown']),
    sort: ['key'],
    limit: 1000,
    select: ['user'],
  })
  const unsureIds = new Set(unsure.map(({ user }) => user))
  const { docs } = await payload.db.find<{ id: string; email: string }>({
    collection: 'users',
    where: { email: { in: emails } },
    pagination: false,
  })
  const missing = docs.filter(({ id, email }) => !received.includes(email) && !unsureIds.has(String(id)))
  expect(missing, `seed ${seed}: nobody is left out silently`).toEqual([])
})
