import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { recordMove } from '#cms/operations/attempts/moveAttempt.ts'
import { startPayload } from '#cms/payload.ts'
import type { ResultResponse } from '#domain/calls/exams/results.ts'
import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import { ADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { AttemptEvent, AttemptResult, TestUserAttempt } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { HallClient } from '#tests/support/exams/HallClient.ts'
import { plainPaper, type ReleasedPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { triesOf } from '#tests/support/sample.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const STUDENTS = triesOf({ few: 50, full: 200, long: 2000 })
const KILLS = triesOf({ few: 1, full: 2, long: 10 })
const ROUNDS = triesOf({ few: 4, full: 6, long: 12 })
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const QUESTIONS = Array.from({ length: 20 }, (_, index) => `optics${String(index).padStart(2, '0')}`)
/** In the sample bank, b is right. */
const marksFor = (answer: unknown): number => {
  const option = (answer as { option?: string } | null)?.option
  return option === undefined ? 0 : option === 'b' ? 4 : -1
}

let payload: BasePayload
let project: RequestProject
let paper: ReleasedPaper
let tokens: string[]
let admin: string
let port: number
let server: BareServer

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  paper = await releasePaper(payload, project, { paper: plainPaper(QUESTIONS) })
  const sessionOf = async (level: number, isStaff: boolean) => {
    const { id } = await createPerson(payload, project, level)
    return openTestSession(payload, String(id), project, isStaff, { expiresAt: TOMORROW })
  }
  tokens = []
  for (let made = 0; made < STUDENTS; made += 50)
    tokens.push(...(await Promise.all(Array.from({ length: 50 }, () => sessionOf(100, false)))))
  admin = await sessionOf(ADMIN_LEVEL, true)
  port = await freePort()
  server = await startBareServer(port)
}, 600_000)
afterAll(() => server?.stop())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A student answers in rounds, over a network that goes away at random; some go on at another device. Returns all devices. */
async function take(client: HallClient, draw: () => number): Promise<HallClient[]> {
  await pause(draw() * 2000)
  await client.start(paper)
  const devices = [client]
  let current = client
  for (let round = 0; round < ROUNDS; round++) {
    for (let answers = 0; answers < 4; answers++) {
      const question = QUESTIONS[Math.floor(draw() * QUESTIONS.length)] as string
      const option = 'abcd'[Math.floor(draw() * 4)]
      current.answer(question, draw() < 0.1 ? null : { type: 'single', option })
    }
    await current.send(draw() < 0.3 ? Math.floor(draw() * 30) : undefined)
    if (draw() < 0.05) {
      current = await current.takeOver()
      devices.push(current)
    }
    await pause(draw() * 800)
  }
  for (const device of devices) await device.sendAll()
  if (draw() < 0.5) await current.submit()
  return devices
}

it(`loses no acknowledged answer of ${STUDENTS} students while the server is killed ${KILLS} times and networks go away (seed ${SEED})`, {
  timeout: 300_000 + STUDENTS * 900,
}, async () => {
  const base = `http://localhost:${port}/_projects/${project.slug}/api`
  const from = performance.now()
  const seconds = () => `${Math.round((performance.now() - from) / 1000)} s`
  const taking = tokens.map((token, index) => take(new HallClient(base, token), random(SEED + index)))
  const draw = random(SEED)
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(1500 + draw() * 2500)
    await server.kill()
    await pause(draw() * 500)
    server = await startBareServer(port)
  }
  const killed = seconds()
  const students = await Promise.all(taking)
  console.info(`${STUDENTS} students: ${KILLS} kills until ${killed}, all had answered after ${seconds()}`)

  const staff = new HallClient(base, admin)
  const body = { target: { paper: paper.id }, reason: 'The exam is over' }
  await staff.ask('POST', '/attempts/end', body)

  const faults: string[] = []
  for (const devices of students) {
    const client = devices[0] as HallClient
    const id = client.id
    await expect
      .poll(
        async () => {
          const reply = await client.ask<ResultResponse>('GET', `/tests/result?attempt=${id}`)
          return reply.apiSuccess ? reply.attempt.state : reply.code
        },
        { interval: 500 },
      )
      .toBe('published')
    const [opened, result] = [
      await client.ask<{ attempt: HallAttempt }>('GET', `/tests/attempt?attempt=${id}`),
      await client.ask<ResultResponse>('GET', `/tests/result?attempt=${id}`),
    ]
    if (!opened.apiSuccess || !result.apiSuccess) throw new Error('an attempt cannot be read')
    const kept = new Map(opened.attempt.saves.map((save) => [save.question, save]))
    const sent = new Map(devices.flatMap((device) => [...device.sent]))
    for (const device of devices)
      for (const [question, save] of device.acknowledged) {
        const now = kept.get(question)
        const isThere =
          now && (now.epoch > save.epoch || (now.epoch === save.epoch && now.sequence >= save.sequence))
        if (!isThere)
          faults.push(`${id} lost ${question}: ${JSON.stringify(save)}, has ${JSON.stringify(now)}`)
      }
    for (const save of kept.values()) {
      const original = sent.get(`${save.epoch}/${save.sequence}/${save.question}`)
      if (JSON.stringify(original?.answer) !== JSON.stringify(save.answer))
        faults.push(`${id} mixed ${save.question}`)
    }
    const marks = [...kept.values()].reduce((sum, { answer }) => sum + marksFor(answer), 0)
    if (result.result?.marks.num !== marks)
      faults.push(`${id} has ${result.result?.marks.text} instead of ${marks}`)
  }
  expect(faults).toEqual([])

  await server.stop()
  const all = { pagination: false, limit: 0, where: { project: { equals: project.id } } } as const
  const { docs: attempts } = await payload.db.find<TestUserAttempt>({
    collection: 'test-user-attempts',
    ...all,
  })
  // What happened last before a kill is recorded when the attempt is looked at.
  for (const { id, lastMove } of attempts)
    await recordMove(payload, { id: String(id), project: project.id }, lastMove as never)
  const { docs: results } = await payload.db.find<AttemptResult>({ collection: 'attempt-results', ...all })
  const { docs: events } = await payload.db.find<AttemptEvent>({ collection: 'attempt-events', ...all })
  expect(attempts.map(({ state }) => state)).toEqual(Array(STUDENTS).fill('published'))
  expect(results).toHaveLength(STUDENTS)
  expect(new Set(results.map(({ attempt }) => attempt)).size).toBe(STUDENTS)
  // Every move of every attempt is an event, also those between which the server was killed.
  const moves = attempts.reduce((sum, attempt) => sum + attempt.moves, 0)
  expect(events.filter(({ key }) => key.includes('/move/'))).toHaveLength(moves)
})
