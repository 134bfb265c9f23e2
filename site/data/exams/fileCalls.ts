import { send } from '../post.ts'
import { answerOf } from './examAnswer.ts'

export type FileName = { attempt: string; epoch: number; question: string; file: string }

/** Timeout of a page's upload, ms: a slow network needs a minute for a photo. */
const TIMEOUT_MS = 120_000

/** Calls for the pages of written answers below `base`. None of them throws. */
export const fileCalls = (base: string) => ({
  add: ({ attempt, epoch, question, file }: FileName, bytes: Blob) => {
    const form = new FormData()
    form.set('file', bytes, 'page')
    const query = new URLSearchParams({ attempt, epoch: `${epoch}`, question, file })
    return answerOf(send(base, `tests/addfile?${query}`, form, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
  },
  remove: (name: FileName) =>
    answerOf(send(base, 'tests/removefile', name, { signal: AbortSignal.timeout(TIMEOUT_MS) })),
  address: ({ attempt, question, file }: Omit<FileName, 'epoch'>) =>
    `${base}/api/tests/file?${new URLSearchParams({ attempt, question, file })}`,
})

/** Addresses of the pages of an answer: of one by its digest, and of all as one PDF. */
export const pageAddresses = (base: string, attempt: string, question: string) => ({
  one: (file: string) => fileCalls(base).address({ attempt, question, file }),
  all: `${base}/api/tests/answerpdf?${new URLSearchParams({ attempt, question })}`,
})
export type PageAddresses = ReturnType<typeof pageAddresses>

export type FileCalls = ReturnType<typeof fileCalls>
