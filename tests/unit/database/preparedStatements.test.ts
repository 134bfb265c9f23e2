import Database from 'libsql'
import { beforeEach, expect, test } from 'vitest'
import { cachePreparedStatements } from '#database/preparedStatements.ts'

cachePreparedStatements()

let connection: InstanceType<typeof Database>
const insert = (name: string) => connection.prepare('insert into people (name) values (?)').run([name])
const people = () => connection.prepare('select * from people order by name')
const columns = () =>
  people()
    .columns()
    .map(({ name }) => name)

beforeEach(() => {
  connection = new Database(':memory:')
  connection.exec('create table people (name text unique)')
})

test('each connection prepares a statement once', () => {
  const other = new Database(':memory:')
  expect(connection.prepare('select 1')).toBe(connection.prepare('select 1'))
  expect(connection.prepare('select 1')).not.toBe(other.prepare('select 1'))
})

test('statements of many rows are not cached', () => {
  const long = `select 1 /* ${'x'.repeat(6000)} */`
  expect(connection.prepare(long)).not.toBe(connection.prepare(long))
})

test('a statement that failed runs again with other values', () => {
  insert('one')
  expect(() => insert('one')).toThrow(/UNIQUE/)
  insert('two')
  expect(people().raw(true).all([])).toEqual([['one'], ['two']])
})

test.each(['prepare', 'exec'] as const)('a column that was added by %s is returned', (by) => {
  expect(columns()).toEqual(['name'])
  const change = 'alter table people add column town text'
  if (by === 'exec') connection.exec(change)
  else connection.prepare(change).run([])
  expect(columns()).toEqual(['name', 'town'])
})
