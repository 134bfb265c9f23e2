import { createHmac } from 'node:crypto'
import type { BasePayload } from 'payload'

const TOKEN_CHARS = 32

/** The unguessable token of a parcel's tracking link, derived from its reference and the server's secret. */
export const trackToken = (payload: BasePayload, reference: string): string =>
  createHmac('sha256', payload.secret).update(`parcel:${reference}`).digest('base64url').slice(0, TOKEN_CHARS)
