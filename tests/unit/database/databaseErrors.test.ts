import { expect, it } from 'vitest'
import { DatabaseSilentError, isDatabaseError } from '#database/databaseErrors.ts'

const failed = (name: string, code: unknown, message = 'failed'): Error =>
  Object.assign(new Error(message), { name, code })

it.each([6, 7, 64, 89, 91, 133, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436])(
  'the code %i of a MongoDB server is not the fault of the request, itself and as a cause',
  (code) => {
    const err = failed('MongoServerError', code)
    expect([isDatabaseError(err), isDatabaseError(new Error('while saving', { cause: err }))]).toEqual([
      true,
      true,
    ])
  },
)

it.each([
  ['a unique key', failed('MongoServerError', 11000)],
  ['a wrong query', failed('MongoServerError', 2)],
  ['an error code of another library', failed('Error', 189)],
  ['no error', { name: 'MongoServerError', code: 189 }],
])('%s is no failure of the database', (_what, err) => {
  expect(isDatabaseError(err)).toBe(false)
})

it.each([
  ['a locked file', failed('LibsqlError', 'SQLITE_BUSY')],
  ['a network that ended', failed('MongoNetworkError', undefined)],
  [
    'a connection that was closed because of a fault of another one',
    failed('PoolClearedOnNetworkError', undefined),
  ],
  ['no server', failed('MongooseServerSelectionError', undefined)],
  ['an unresponsive server', new DatabaseSilentError('no response')],
])('%s is a failure of the database', (_what, err) => {
  expect(isDatabaseError(err)).toBe(true)
})
