import type { PayloadRequest } from 'payload'
import { textOf } from '#domain/text/textOf.ts'
import { isDiskFull, StoreError } from '../../adapters/storage/FileStore.ts'
import { type Refusal, refuse } from '../responses.ts'

/** The refusal for a failure of the file store, which is logged; other errors are thrown on. */
export function storeFault(req: PayloadRequest, err: unknown): Refusal {
  if (!(err instanceof StoreError)) throw err
  req.payload.logger.error({ msg: 'a part of an upload could not be stored', err })
  return isDiskFull(err)
    ? refuse(textOf('upload.diskFull'), 'diskFull')
    : refuse(textOf('fileNotStored'), 'storeFailed')
}
