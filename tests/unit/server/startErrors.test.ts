import { expect, it } from 'vitest'
import { EnvError, parseEnv } from '#cms/config/env.ts'
import { startErrorLines } from '#cms/server/process/startErrors.ts'

const errorWith = (message: string, properties: object = {}) => Object.assign(new Error(message), properties)

it.each([
  [new EnvError('PORT: must be a number'), 'PORT: must be a number'],
  [
    errorWith('listen EADDRINUSE', { code: 'EADDRINUSE', address: '127.0.0.1', port: 3000 }),
    'PORT: 127.0.0.1:3000 is taken by another program',
  ],
  [
    errorWith('listen', { code: 'EACCES', syscall: 'listen', address: '127.0.0.1', port: 80 }),
    'HOST, PORT: cannot listen on 127.0.0.1:80 (EACCES)',
  ],
  [errorWith('SQLITE_BUSY: database is locked'), 'DATABASE_URI: the database is locked by another program'],
  [
    new Error('failed query', { cause: errorWith('database is locked') }),
    'DATABASE_URI: the database is locked by another program',
  ],
  [errorWith('SQLITE_CANTOPEN'), 'DATABASE_URI: the database file cannot be opened for writing'],
  [
    errorWith('connect ECONNREFUSED', { name: 'MongooseServerSelectionError' }),
    'DATABASE_URI: the database does not answer',
  ],
  [
    errorWith(
      'Error: cannot connect to MongoDB: Error: cannot connect to MongoDB. Details: connect ECONNREFUSED',
    ),
    'DATABASE_URI: the database does not answer',
  ],
  [errorWith('first line\n    at somewhere'), 'Error: first line'],
])('reports in one line: %s', (err, line) => {
  expect(startErrorLines(err)).toEqual([`Cannot start. ${line}`])
})

it('reports each invalid variable on a line', () => {
  expect(startErrorLines(new EnvError('PORT: a\nHOST: b'))).toEqual([
    'Cannot start. PORT: a',
    'Cannot start. HOST: b',
  ])
})

it('names the missing production secret', () => {
  const start = () => parseEnv({ NODE_ENV: 'production', DATA_DIR: '/tmp' })
  expect(start).toThrow(EnvError)
  expect(start).toThrow(/^SERVER_SECRET: /)
})
