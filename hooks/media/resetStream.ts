import type { CollectionBeforeChangeHook } from 'payload'
import { STREAM_MOVES } from '#domain/learning/streamStates.ts'

/** Before another file is stored: the stream of the one before is not that of this one. */
export const resetStream: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file
    ? {
        ...data,
        streamState: STREAM_MOVES.ready.replace,
        stream: null,
        streamTries: 0,
        streamPercent: 0,
        streamProblem: null,
        streamAt: null,
      }
    : data
