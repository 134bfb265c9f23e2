import { createHmac } from 'node:crypto'
import type { Participant } from '../MeetingProvider.ts'

export type JitsiKeys = { url: string; appId: string; secret: string }

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token signed by HMAC-SHA256 (RFC 7515, A.1). */
export function signHs256(claims: object, secret: string): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

type Entry = { room: string; person: Omit<Participant, 'way'>; now: number; endsAt: number }

/** Tolerated clock difference between the two servers, s. */
const SKEW_S = 60

/**
 * The token with which one person joins one room, in the form of prosody's token authentication (jitsi/lib-jitsi-meet, doc/tokens.md): issuer and
 * audience are the application, the subject is the host. Its token_affiliation module reads `affiliation`, newer servers read `moderator`.
 */
export const jitsiToken = (keys: JitsiKeys, { room, person, now, endsAt }: Entry): string =>
  signHs256(
    {
      iss: keys.appId,
      aud: keys.appId,
      sub: new URL(keys.url).hostname,
      room,
      nbf: Math.floor(now / 1000) - SKEW_S,
      exp: Math.floor(endsAt / 1000),
      context: {
        user: {
          id: person.id,
          name: person.name,
          moderator: person.isTeacher,
          affiliation: person.isTeacher ? 'owner' : 'member',
        },
      },
    },
    keys.secret,
  )
