import { createHash } from 'node:crypto'

/** The stored form of a random token of at least 128 bits: a stolen copy of the database is useless for signing in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
