import { type BenchExams, QUESTIONS, SAVERS } from '../benchExams.ts'
import type { Pair } from '../load/compare.ts'
import { JsonClient } from '../load/JsonClient.ts'
import type { WorkSide } from '../load/measureWork.ts'
import { emailOf, PASSWORD } from '../peer-exams/people.ts'
import type { Program } from '../program.ts'
import { BARE, PEER_EXAMS } from '../servers.ts'
import { Learner } from './Learner.ts'

/** As many calls under way at once as learners who save. */
const CONNECTIONS = SAVERS / 2

/** A worker takes a learner who is not saving, so that nobody overtakes their own save. */
function sideOf<L>(
  side: Pick<WorkSide, 'name' | 'pid'>,
  learners: L[],
  save: (learner: L) => Promise<void>,
): WorkSide {
  return {
    ...side,
    connections: CONNECTIONS,
    work: async () => {
      const learner = learners.shift() as L
      await save(learner).finally(() => learners.push(learner))
    },
    onFault: (err) => process.stderr.write(`a save failed: ${(err as Error).message}\n`),
  }
}

/** Learners in the hall, each with an attempt that has begun. */
export async function ourSaves(exams: BenchExams, { pid }: Program) {
  const client = new JsonClient(BARE, CONNECTIONS)
  const learners = exams.learners.slice(0, SAVERS).map((secret) => new Learner(client, secret))
  for (const learner of learners) await learner.start(exams.paper)
  const side = sideOf({ name: 'tests/answers', pid }, learners, (learner) => learner.save(1))
  return { side, close: () => client.close() }
}

/** The same people at the peer, signed in, each with an attempt. */
export async function peerSaves({ pid }: Program) {
  const client = new JsonClient(PEER_EXAMS, CONNECTIONS)
  const learners: { path: string; headers: Record<string, string>; n: number; answers: object }[] = []
  for (let i = 0; i < SAVERS; i++) {
    const { token } = await client.post<{ token: string }>('/_projects/demo/api/users/login', {
      email: emailOf(i),
      password: PASSWORD,
    })
    const headers = { authorization: `JWT ${token}` }
    const { docs } = await client.get<{ docs: { id: string }[] }>(
      '/_projects/demo/api/test-user-attempts?limit=1&depth=0',
      headers,
    )
    learners.push({
      path: `/_projects/demo/api/test-user-attempts/${docs[0]?.id}?depth=0`,
      headers,
      n: 0,
      answers: {},
    })
  }
  const side = sideOf({ name: 'Payload’s REST update', pid }, learners, async (learner) => {
    learner.n += 1
    const question = QUESTIONS[learner.n % QUESTIONS.length] as string
    const answer = { type: 'single', option: 'abcd'[learner.n % 4] }
    learner.answers = { ...learner.answers, [question]: answer }
    const body = { answers: learner.answers, sequence: learner.n }
    await client.patch(learner.path, body, learner.headers)
  })
  return { side, close: () => client.close() }
}

/** (l) Saves of one answer each, as many as the server takes. */
export const saves = (ours: WorkSide, peer: WorkSide): Pair => ({
  letter: 'l',
  what: 'save of an answer',
  aim: 8,
  least: 4,
  ours,
  peer,
  note: `${SAVERS} learners in ${CONNECTIONS} connections; ours is durable when it is answered, as the peer's is`,
})
