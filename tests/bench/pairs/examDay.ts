import type { BenchExams } from '../benchExams.ts'
import { JsonClient } from '../load/JsonClient.ts'
import { BARE } from '../servers.ts'
import { judgeExamDay, type Taken } from './judgeExamDay.ts'
import { Learner } from './Learner.ts'

/** Everybody starts within this time, and submits within it, ms. */
const RUSH_MS = 10_000
/** A hall sends what it has so often, ms. */
const SAVE_EVERY_MS = 30_000
const ROUNDS = 4
/**
 * In this round every connection is lost and every hall is opened again, within 10 s: after an outage, halls
 * (createSync) spread their retries over 15 s.
 */
const RECONNECTING = 2
const RECONNECT_MS = 10_000
/** Connections at once: browsers keep theirs open. */
const CONNECTIONS = 500

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** (m) 2,000 learners start, save for two minutes, all reconnect, and submit, with the load generator on the same machine. */
export async function examDay({ learners, paper }: BenchExams): Promise<{ text: string; faults: string[] }> {
  const taken: Taken = { start: [], save: [], reconnect: [], submit: [], errors: [], lost: 0, unfinished: 0 }
  const timed = async (kind: 'start' | 'save' | 'reconnect' | 'submit', work: () => Promise<unknown>) => {
    const at = performance.now()
    await work().then(
      () => void taken[kind].push(performance.now() - at),
      (err: Error) => void taken.errors.push(`${kind}: ${err.message}`),
    )
  }
  let client = new JsonClient(BARE, CONNECTIONS)
  const halls = learners.map((secret) => new Learner(client, secret))
  /** Does something for everybody, spread over a time. */
  const everybody = (withinMs: number, work: (hall: Learner) => Promise<unknown>) =>
    Promise.all(
      halls.map(async (hall, index) => {
        await pause((index / halls.length) * withinMs)
        await work(hall)
      }),
    )
  await everybody(RUSH_MS, (hall) => timed('start', () => hall.start(paper)))
  for (let round = 0; round < ROUNDS; round++) {
    const roundAt = performance.now()
    if (round === RECONNECTING) {
      const before = client
      client = new JsonClient(BARE, CONNECTIONS)
      for (const hall of halls) hall.reconnect(client)
      await before.close()
      await everybody(RECONNECT_MS, async (hall) => {
        await timed('reconnect', () => hall.open())
        await timed('save', () => hall.save(2))
      })
    } else await everybody(SAVE_EVERY_MS, (hall) => timed('save', () => hall.save(2)))
    await pause(SAVE_EVERY_MS - (performance.now() - roundAt))
  }
  await everybody(RUSH_MS, (hall) => timed('submit', () => hall.submit()))
  for (const hall of halls) if (hall.hasStarted) await inspect(hall, taken)
  await client.close()
  return judgeExamDay(halls.length, taken)
}

/** Whether an attempt is over, and has every answer that was acknowledged. */
async function inspect(hall: Learner, taken: Taken): Promise<void> {
  const { saves, state } = await hall.open()
  if (state === 'inProgress' || state === 'paused') taken.unfinished += 1
  const kept = new Map(saves.map((save) => [save.question, save]))
  for (const [question, { sequence, answer }] of hall.acknowledged) {
    const now = kept.get(question)
    const isThere = now && (now.sequence > sequence || JSON.stringify(now.answer) === JSON.stringify(answer))
    if (!isThere) taken.lost += 1
  }
}
