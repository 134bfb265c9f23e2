import { expect, it, vi } from 'vitest'
import { studentNames } from '#cms/operations/orders/studentNames.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

it('the student names of a list are loaded by one query', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const people = await Promise.all([1, 2, 3].map(() => createPerson(payload, project)))
  const called = people.map(({ name, email, phone }) => name || email || phone)
  const ids = people.map(({ id }) => String(id))
  // On SQLite these rows are read without the adapter, on MongoDB through it.
  const { client } = payload.db as unknown as { client?: { execute: () => unknown } }
  const queries = client ? vi.spyOn(client, 'execute') : vi.spyOn(payload.db, 'find')
  const ask = studentNames(payload)
  const names = await Promise.all([...ids, ...ids, 'nobody'].map(ask))
  expect(queries).toHaveBeenCalledTimes(1)
  queries.mockRestore()
  expect(names).toEqual([...called, ...called, null])
  expect(await ask(ids[0] as string)).toBe(called[0])
})
