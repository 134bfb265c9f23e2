import type { Pair } from '../load/compare.ts'
import type { Program } from '../program.ts'
import { PEER_REST, SHALA } from '../servers.ts'

const AIM = 1.8
const COURSE = 'jee-physics-mechanics'

const CARD = [
  'title',
  'slug',
  'shortTitle',
  'kicker',
  'exam',
  'language',
  'subject',
  'pricePaise',
  'mrpPaise',
  'badge',
]
const DETAIL = ['summary', 'description', 'validityDays', 'outcomes', 'highlights', 'teachers', 'faqs']

const select = (fields: string[]): string => fields.map((field) => `select[${field}]=true`).join('&')
const published = 'where[kind][equals]=course&where[_status][equals]=published'

async function projectId(): Promise<string> {
  const response = await fetch(
    `${SHALA}/_projects/demo/api/selling-products?limit=1&depth=0&select[project]=true`,
  )
  const { docs } = (await response.json()) as { docs: { project: string }[] }
  return docs[0]?.project ?? ''
}

/** The size of the response in bytes; throws unless both sides send the same. */
async function sameDocs(ours: string, peer: string, headers: Record<string, string>): Promise<number> {
  const [a, b] = await Promise.all(
    [ours, peer].map(async (url) => {
      const response = await fetch(url, { headers })
      const body = (await response.json()) as { docs?: unknown[] }
      if (!response.ok || !body.docs?.length) throw new Error(`${url} answered ${response.status}`)
      return JSON.stringify(body)
    }),
  )
  if (a !== b) throw new Error(`${ours} and ${peer} send different responses`)
  return Buffer.byteLength(a as string)
}

/** (b) The course list and one course as JSON: by Express, and by the same Payload REST in a Next route handler. */
export async function courseJson(shala: Program, peer: Program): Promise<Pair[]> {
  // The peer has no gateway that resolves the project. Our gateway ignores this header from outside.
  const headers = { 'x-internal-project': `${await projectId()} demo` }
  const pair = async (what: string, query: string, aim: number): Promise<Pair> => {
    const paths = {
      ours: `/_projects/demo/api/selling-products?${query}`,
      peer: `/api/selling-products?${query}`,
    }
    const bytes = await sameDocs(`${SHALA}${paths.ours}`, `${PEER_REST}${paths.peer}`, headers)
    const isRight = (status: number, body: string) => status === 200 && body.length > bytes / 2
    return {
      letter: 'b',
      what,
      aim,
      note: `the same ${bytes} bytes of JSON`,
      ours: { name: 'Express', origin: SHALA, pid: shala.pid, call: { path: paths.ours }, isRight },
      peer: {
        name: 'a Next route handler',
        origin: PEER_REST,
        pid: peer.pid,
        call: { path: paths.peer, headers },
        isRight,
      },
    }
  }
  return [
    await pair('course list JSON', `${published}&sort=rank&limit=20&depth=0&${select(CARD)}`, AIM),
    await pair(
      'course by slug JSON',
      `${published}&where[slug][equals]=${COURSE}&limit=1&depth=0&${select([...CARD, ...DETAIL])}`,
      AIM,
    ),
  ]
}
