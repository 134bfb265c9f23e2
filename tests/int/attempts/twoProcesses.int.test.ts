import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { AnswersResponse, HallAttempt, HallPulse } from '#domain/calls/exams/tests.ts'
import { type KeptAnswers, keptSaveOf } from '#domain/exams/attempts/keptAnswers.ts'
import { createProject } from '#tests/support/createProject.ts'
import { attemptOf, eventsOf, resultsOf } from '#tests/support/exams/atMoment.ts'
import { HallClient } from '#tests/support/exams/HallClient.ts'
import { saveOf } from '#tests/support/exams/hallCalls.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

let payload: BasePayload
let project: RequestProject
let servers: BareServer[]

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  const beside = { BESIDE_ANOTHER: '1' }
  servers = await Promise.all([
    startBareServer(await freePort(), beside),
    startBareServer(await freePort(), beside),
  ])
})
afterAll(() => Promise.all((servers ?? []).map((server) => server.stop())))

/** One student at both servers, and a paper of one attempt. */
async function atBoth(): Promise<{ clients: HallClient[]; paper: ReleasedPaper }> {
  const once = { attempts: { allowed: 1, gapMinutes: 0 } }
  const paper = await releasePaper(payload, project, { paper: plainPaper(['single', 'integer'], once) })
  const { id } = await createPerson(payload, project)
  const token = await openTestSession(payload, String(id), project, false)
  const baseOf = ({ origin }: BareServer) => `${origin}/_projects/${project.slug}/api`
  return { paper, clients: servers.map((server) => new HallClient(baseOf(server), token)) }
}

type Body = Record<string, unknown>

/** The same call so many times at once, at one server and the other in turn. */
const allAtOnce = <T>(clients: HallClient[], count: number, path: string, bodyOf: (index: number) => Body) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      (clients[index % clients.length] as HallClient).ask<T>('POST', path, bodyOf(index)),
    ),
  )

const startBody = (paper: ReleasedPaper, device: string | null = null): Body => ({
  kind: paper.kind,
  paper: paper.id,
  language: 'en',
  hasConsented: true,
  device,
})

async function started(clients: HallClient[], paper: ReleasedPaper): Promise<string> {
  const reply = await (clients[0] as HallClient).ask<{ attempt: HallAttempt }>(
    ...(['POST', '/tests/start', startBody(paper)] as const),
  )
  if (!reply.apiSuccess) throw new Error(`not started: ${reply.code}`)
  return reply.attempt.id
}

it('100 parallel starts at two servers with one attempt allowed are the same attempt', async () => {
  const { clients, paper } = await atBoth()
  const replies = await allAtOnce<{ attempt: HallAttempt }>(clients, 100, '/tests/start', (index) =>
    startBody(paper, `device-number-${index}`),
  )
  const attempts = replies.flatMap((reply) => (reply.apiSuccess ? [reply.attempt] : []))
  expect(attempts).toHaveLength(100)
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
  expect(attempts.filter(({ hasTurn }) => hasTurn)).toHaveLength(1)
  const where = { paper: { equals: paper.id } }
  expect((await payload.db.count({ collection: 'test-user-attempts', where })).totalDocs).toBe(1)
})

it('of 50 parallel saves of one answer at two servers the last sequence wins, and all are acknowledged', async () => {
  const { clients, paper } = await atBoth()
  const attempt = await started(clients, paper)
  const replies = await allAtOnce<AnswersResponse>(clients, 50, '/tests/answers', (index) => {
    const save = saveOf('single', index + 1, { type: 'single', option: 'abcd'[index % 4] })
    return { attempt, epoch: 1, saves: [save], current: null }
  })
  const outcomes = replies.map((reply) => (reply.apiSuccess ? reply.outcomes[0]?.outcome : reply.code))
  for (const outcome of outcomes) expect(['saved', 'known']).toContain(outcome)
  const row = await attemptOf(payload, attempt)
  const kept = keptSaveOf(row.answers as KeptAnswers, 'single')
  expect(kept).toMatchObject({ sequence: 50, answer: { type: 'single', option: 'b' } })
  expect(row.answered).toBe(1)
})

it('a takeover at one server ends the turn at the other', async () => {
  const { clients, paper } = await atBoth()
  const [first, second] = clients as [HallClient, HallClient]
  const attempt = await started(clients, paper)
  const saveAt = async (client: HallClient, epoch: number, sequence: number) => {
    const save = saveOf('single', sequence, { type: 'single', option: 'a' }, { epoch })
    const body = { attempt, epoch, saves: [save], current: null }
    const reply = await client.ask<AnswersResponse>('POST', '/tests/answers', body)
    return reply.apiSuccess ? reply.outcomes[0]?.outcome : reply.code
  }
  // Both servers remember the attempt.
  expect([await saveAt(first, 1, 1), await saveAt(second, 1, 2)]).toEqual(['saved', 'saved'])
  await second.ask('POST', '/tests/takeover', { attempt, device: 'the-other-phone' })
  expect(await saveAt(second, 2, 1)).toBe('saved')
  expect(await saveAt(first, 1, 3)).toBe('older')
})

it('submits at two servers at once are one submission with one result', async () => {
  const { clients, paper } = await atBoth()
  const attempt = await started(clients, paper)
  const save = saveOf('single', 1, { type: 'single', option: 'b' })
  const replies = await Promise.all([
    ...clients.map((client) =>
      client.ask<AnswersResponse>('POST', '/tests/answers', {
        attempt,
        epoch: 1,
        saves: [save],
        current: null,
      }),
    ),
  ])
  for (const reply of replies) expect(reply.apiSuccess).toBe(true)
  const submitted = await allAtOnce<{ pulse: HallPulse }>(clients, 10, '/tests/submit', () => ({
    attempt,
    epoch: 1,
  }))
  for (const reply of submitted) expect(reply.apiSuccess).toBe(true)
  await expect.poll(async () => (await attemptOf(payload, attempt)).state).toBe('published')
  expect((await resultsOf(payload, attempt)).map(({ marksNum, den }) => marksNum / den)).toEqual([4])
  expect((await eventsOf(payload, attempt)).filter((kind) => kind === 'submit')).toHaveLength(1)
})
