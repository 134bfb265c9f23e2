import { createHash } from 'node:crypto'

/** The stored form of a random token of at least 128 bits: a copy of the database lets nobody sign in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
