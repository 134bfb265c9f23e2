import { createHash } from 'node:crypto'

/** What is stored of a random token of 128 bits or more: nobody can sign in with a copy of the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
