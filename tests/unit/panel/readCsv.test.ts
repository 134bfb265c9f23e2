import { expect, it } from 'vitest'
import { readCsv } from '#cms/admin/ui/readCsv.ts'

it('ignored columns of a people CSV are listed as written in the file', () => {
  const read = readCsv('Name,Phone,Class,E-mail\nRavi,9812345701,11,ravi@example.org\n')
  expect(read).toMatchObject({ ok: true, ignored: ['Class'] })
  expect(read.ok && read.rows[0]?.raw).toEqual({
    name: 'Ravi',
    phone: '9812345701',
    email: 'ravi@example.org',
  })
})

it('a file with the columns of the template has no ignored ones', () => {
  expect(readCsv('name,phone,email,level\nRavi,9812345701,,student\n')).toMatchObject({ ignored: [] })
})

it('a column Role is read as the level', () => {
  const read = readCsv('Name,Phone,Role\nRavi,9812345701,Expert\n')
  expect(read.ok && read.rows[0]?.raw.level).toBe('Expert')
})
