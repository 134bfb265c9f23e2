import { createHmac } from 'node:crypto'
import { textFrom } from '#domain/random/textFrom.ts'
import { serverKey } from '../../config/serverKey.ts'

/**
 * Letters and digits that only this server can know, always the same for the same name (`length` at most 32): what is made
 * for a request is made once, however often the request comes and wherever a killed process stopped.
 */
export const lettersOf = (name: string, length: number): string =>
  textFrom(createHmac('sha256', serverKey('made-letters')).update(name).digest().subarray(0, length))
