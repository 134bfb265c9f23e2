import { randomBytes } from 'node:crypto'

/** 256 random bits in base64url, for keys that are stored outside the database. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')
