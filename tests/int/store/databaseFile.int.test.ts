import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDatabaseFile, recordDatabaseFile } from '#cms/config/databaseFile.ts'
import { EnvError, env } from '#cms/config/env.ts'
import { startPayload } from '#cms/payload.ts'

let folder: string
let file: string
let settings: { DATA_DIR: string; DATABASE_URI: string }
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-file-'))
  file = path.join(folder, 'shala.db')
  settings = { DATA_DIR: folder, DATABASE_URI: `file:${file}` }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (name: string): string => (statSync(name).mode & 0o777).toString(8)

it('database files are readable by their owner only, also after they were open to all', async () => {
  await startPayload()
  const real = env().DATABASE_URI
  if (real.startsWith('file:')) {
    const at = real.slice('file:'.length)
    for (const sibling of ['', '-wal', '-shm'])
      if (existsSync(at + sibling)) expect([sibling, modeOf(at + sibling)]).toEqual([sibling, '600'])
  }
  for (const sibling of ['', '-wal', '-shm']) {
    writeFileSync(file + sibling, 'x')
    chmodSync(file + sibling, 0o644)
  }
  prepareDatabaseFile(settings)
  for (const sibling of ['', '-wal', '-shm']) expect(modeOf(file + sibling)).toBe('600')
})

it('a missing database is an error with advice, never replaced by an empty one', () => {
  prepareDatabaseFile(settings)
  writeFileSync(file, 'tables')
  recordDatabaseFile(settings)
  expect(() => prepareDatabaseFile(settings)).not.toThrow()
  for (const lose of [() => rmSync(file), () => writeFileSync(file, '')]) {
    lose()
    expect(() => prepareDatabaseFile(settings)).toThrow(EnvError)
    expect(() => prepareDatabaseFile(settings)).toThrow(
      new RegExp(
        `^DATABASE_URI: the database ${file} is missing or empty, and there was one\\..* delete ${folder}/databases-made$`,
      ),
    )
  }
  rmSync(path.join(folder, 'databases-made'))
  expect(() => prepareDatabaseFile(settings)).not.toThrow()
})

it('another database can be created beside it, and a data folder can be moved', () => {
  prepareDatabaseFile(settings)
  writeFileSync(file, 'tables')
  recordDatabaseFile(settings)
  recordDatabaseFile(settings)
  expect(() => prepareDatabaseFile({ ...settings, DATABASE_URI: `file:${folder}/other.db` })).not.toThrow()
  expect(() => prepareDatabaseFile({ ...settings, DATABASE_URI: 'mongodb://localhost/x' })).not.toThrow()
})
