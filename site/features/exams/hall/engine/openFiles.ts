import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import type { AnswerFileStore, KeptAnswerFile } from '#site/data/exams/AnswerFileStore.ts'
import type { FileCalls } from '#site/data/exams/fileCalls.ts'
import { type PreparedPage, preparePage } from '#site/data/exams/preparePage.ts'

type Options = {
  calls: FileCalls
  store: AnswerFileStore
  /** Key of the hall. */
  key: string
  attempt: string
  /** The turn of this device. */
  epoch: number
}

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000
/**
 * Refusals that end when a save arrives that may be under way: after the end a page is taken once its answer names it, and one that was
 * removed is deleted once its answer no longer names it.
 */
const EARLY: readonly string[] = ['over', 'named']
const MAX_EARLY_TRIES = 5

/**
 * The pages of an attempt's written answers on this device. They are sent one after the other, beside the answers; what has not arrived is sent
 * again. A page that neither the saved answer nor the draft names is deleted, on the server too.
 */
export async function openFiles({ calls, store, key, attempt, epoch }: Options) {
  let files: readonly KeptAnswerFile[] = await store.files(key)
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isStopped = false
  let failures = 0

  const isSame = (a: KeptAnswerFile, b: Pick<KeptAnswerFile, 'question' | 'digest'>): boolean =>
    a.question === b.question && a.digest === b.digest
  const show = (next: readonly KeptAnswerFile[]): void => {
    files = next
    for (const listener of listeners) listener()
  }
  const put = async (file: KeptAnswerFile): Promise<void> => {
    show([...files.filter((one) => !isSame(one, file)), file])
    await store.keep(file).catch(() => undefined)
  }
  const drop = async (file: KeptAnswerFile): Promise<void> => {
    show(files.filter((one) => !isSame(one, file)))
    await store.forget(file).catch(() => undefined)
  }
  const next = (): KeptAnswerFile | undefined =>
    files.find(({ state, blob }) => (state === 'waiting' && blob) || state === 'removed')
  const schedule = (ms: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), ms)
  }

  async function send(): Promise<void> {
    const file = next()
    if (isSending || isStopped || !file) return
    isSending = true
    const name = { attempt, epoch, question: file.question, file: file.digest }
    const { blob } = file
    const answer = await (blob && file.state === 'waiting' ? calls.add(name, blob) : calls.remove(name))
    isSending = false
    const now = files.find((one) => isSame(one, file))
    const isEarly =
      answer.state === 'refused' && EARLY.includes(answer.code ?? '') && failures < MAX_EARLY_TRIES
    if (isEarly || (answer.state !== 'ok' && answer.state !== 'refused')) {
      failures += 1
      const most = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
      schedule(most * (0.5 + Math.random() / 2))
      return
    }
    failures = 0
    // Taken out, or added again, while it was under way: that is sent next.
    if (now?.state === file.state) {
      if (file.state === 'removed') await drop(file)
      else await put({ ...file, state: answer.state === 'ok' ? 'sent' : 'refused' })
    }
    schedule(0)
  }

  schedule(0)
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    list: () => files,
    isDurable: store.isDurable,
    /** Questions with a page that the server does not have. */
    waiting: (): string[] => files.filter(({ state }) => state === 'waiting').map(({ question }) => question),
    address: (question: string, file: string) => calls.address({ attempt, question, file }),
    /** Keeps a chosen file as a page of an answer, which then names it by its digest. */
    add: async (question: string, chosen: File): Promise<PreparedPage> => {
      const page = await preparePage(chosen)
      if (page.state !== 'ready') return page
      const { digest, blob } = page
      const known = files.find((one) => isSame(one, { question, digest }))
      if (known?.state !== 'sent' || !known.blob)
        await put({ hall: key, question, digest, blob, type: blob.type, state: 'waiting' })
      schedule(0)
      return page
    },
    /** Deletes the pages of a question that none of these answers names. */
    settle: async (question: string, answers: readonly unknown[]): Promise<void> => {
      const named = answers.flatMap(filesOfAnswer)
      const left = files.filter(
        (file) => file.question === question && file.state !== 'removed' && !named.includes(file.digest),
      )
      for (const file of left) await put({ ...file, blob: null, state: 'removed' })
      if (left.length > 0) schedule(0)
    },
    wake: () => schedule(0),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
export type HallFiles = Awaited<ReturnType<typeof openFiles>>
