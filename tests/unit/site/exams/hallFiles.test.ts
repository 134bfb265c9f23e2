import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswerFileStore, KeptAnswerFile } from '#site/data/exams/AnswerFileStore.ts'
import type { FileCalls, FileName } from '#site/data/exams/fileCalls.ts'
import { openFiles } from '#site/features/exams/hall/engine/openFiles.ts'

type Answer = Awaited<ReturnType<FileCalls['add']>>
const ok: Answer = { state: 'ok', body: { apiSuccess: true } }
const over: Answer = { state: 'refused', code: 'over', message: 'Not any more' }

let kept: Map<string, KeptAnswerFile>
let sent: string[]
let answers: Answer[]

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  sent = []
  answers = []
})
afterEach(() => vi.useRealTimers())

const keyOf = ({ question, digest }: Pick<KeptAnswerFile, 'question' | 'digest'>) => `${question}/${digest}`
const store: AnswerFileStore = {
  isDurable: true,
  files: async () => [...kept.values()],
  keep: async (file) => void kept.set(keyOf(file), file),
  forget: async (file) => void kept.delete(keyOf(file)),
}
const call = (kind: string) => async (name: FileName) => {
  sent.push(`${kind} ${name.question}`)
  return answers.shift() ?? ok
}
const calls: FileCalls = { add: call('add'), remove: call('remove'), address: () => '' }
const open = () => openFiles({ calls, store, key: 'person/attempt', attempt: 'attempt', epoch: 1 })
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const pdf = (content: string) => new File([content], 'page.pdf', { type: 'application/pdf' })

it('a page is on the device before it is sent, and is waited for until the server has it', async () => {
  answers = [{ state: 'failed' }, { state: 'signedOut' }, ok]
  const files = await open()
  expect(await files.add('essay', pdf('one'))).toMatchObject({ state: 'ready' })
  expect([...kept.values()]).toMatchObject([{ question: 'essay', state: 'waiting' }])
  expect(files.waiting()).toEqual(['essay'])
  await later(60_000)
  expect(sent).toEqual(['add essay', 'add essay', 'add essay'])
  expect(files.waiting()).toEqual([])
  expect([...kept.values()]).toMatchObject([{ state: 'sent' }])
})

it('what was not sent before a reload is sent after it, once', async () => {
  answers = [{ state: 'failed' }]
  const first = await open()
  await first.add('essay', pdf('one'))
  await later(1)
  first.stop()
  const second = await open()
  await later(1000)
  await second.add('essay', pdf('one'))
  await later(60_000)
  expect(sent).toEqual(['add essay', 'add essay'])
})

it('pages that no answer names are deleted here and on the server; those of other questions stay', async () => {
  const files = await open()
  const [one, two] = [await files.add('essay', pdf('one')), await files.add('essay', pdf('two'))]
  await files.add('proof', pdf('three'))
  await later(1000)
  sent = []
  const digest = one.state === 'ready' ? one.digest : ''
  await files.settle('essay', [{ type: 'subjective', files: [digest], text: '' }])
  await later(1000)
  expect(sent).toEqual(['remove essay'])
  expect([...kept.keys()]).toHaveLength(2)
  expect([...kept.keys()]).not.toContain(two.state === 'ready' ? `essay/${two.digest}` : '')
})

it('after the end a page is tried again until its answer has arrived, and then given up', async () => {
  answers = [over, over, ok]
  const files = await open()
  await files.add('essay', pdf('one'))
  await later(60_000)
  expect([...kept.values()]).toMatchObject([{ state: 'sent' }])
  answers = Array.from({ length: 20 }, () => over)
  await files.add('essay', pdf('two'))
  await later(600_000)
  expect([...kept.values()].map(({ state }) => state)).toEqual(['sent', 'refused'])
  expect(files.waiting()).toEqual([])
})

it('other files than pictures and PDFs, and too large ones, are not kept', async () => {
  const files = await open()
  expect(await files.add('essay', new File(['x'], 'x.txt', { type: 'text/plain' }))).toEqual({
    state: 'wrongType',
  })
  const large = new File([new Uint8Array(8_000_001)], 'x.pdf', { type: 'application/pdf' })
  expect(await files.add('essay', large)).toEqual({ state: 'tooLarge' })
  expect(kept.size).toBe(0)
})
