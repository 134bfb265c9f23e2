import { randomBytes } from 'node:crypto'

/** 256 random bits as url-safe text, for keys that live outside the database. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')
