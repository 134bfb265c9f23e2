import type { Pair } from '../load/compare.ts'
import type { Call } from '../load/Side.ts'
import { emailOf, PASSWORD, PEOPLE } from '../peer-login/people.ts'
import type { Prepared } from '../prepare/requestCodes.ts'
import type { Program } from '../program.ts'
import { PEER_LOGIN, PORTS, SHALA } from '../servers.ts'

const AIM = 20
/** Sign-ins per second of a round on a machine with 2 cores; on a faster one the round ends sooner. */
const CODES_A_SECOND = 150
const PASSWORDS_A_SECOND = 10

const codesARound = (seconds: number): number => CODES_A_SECOND * seconds

/** Number of codes that all rounds and the warm-up use. */
export const codesNeeded = (rounds: number, seconds: number, warmUpSeconds: number): number =>
  codesARound(seconds) * rounds + Math.max(20, codesARound(warmUpSeconds))

const post = (path: string, port: number, body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', origin: `http://localhost:${port}`, ...headers },
  body: JSON.stringify(body),
})

/** (c) Signing in by code, a different person each time, against Payload's password login, 64 people in turn. */
export function signIn(codes: Prepared[], seconds: number, shala: Program, peer: Program): Pair {
  let [code, person] = [0, 0]
  return {
    letter: 'c',
    what: 'sign-in',
    aim: AIM,
    note: 'both behind the same Express server, on SQLite with synchronous FULL',
    extents: {
      ours: { requests: codesARound(seconds) },
      peer: { requests: PASSWORDS_A_SECOND * seconds },
    },
    ours: {
      name: 'auth/verifyOtp',
      origin: SHALA,
      pid: shala.pid,
      call: () => {
        const { phone, otp, browser } = codes[code++] as Prepared
        const cookie = `demo-challenge=${browser}`
        return post(
          '/_projects/demo/api/auth/verifyOtp',
          PORTS.shala,
          { phone, otp, platform: 'web' },
          { cookie },
        )
      },
      isRight: (status, body) => status === 200 && body.includes('"signInToken"'),
    },
    peer: {
      name: 'Payload’s users/login with a password',
      origin: PEER_LOGIN,
      pid: peer.pid,
      call: () =>
        post('/_projects/demo/api/users/login', PORTS.peerLogin, {
          email: emailOf(person++ % PEOPLE),
          password: PASSWORD,
        }),
      isRight: (status, body) => status === 200 && body.includes('"token"'),
    },
  }
}
