import { expect, test } from 'vitest'
import { partBytes } from '#cms/endpoints/uploads/partBytes.ts'

const failing = (err: Error) => ({ arrayBuffer: () => Promise.reject(err) })

test('a part whose sender has closed the tab is no fault of the server', async () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(await partBytes(failing(aborted))).toBeNull()
  expect(await partBytes(failing(new TypeError('fetch failed', { cause: aborted })))).toBeNull()
})

test('another failure is a server fault, and bytes are passed unchanged', async () => {
  await expect(partBytes(failing(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await partBytes({ arrayBuffer: async () => new Uint8Array([1, 2]).buffer })).toEqual(
    Buffer.from([1, 2]),
  )
})
