/**
 * A page of a written answer on this device. `waiting`: the server does not have it. `removed`: the server is to delete it, and its bytes are
 * gone here. `refused`: the server does not take it.
 */
export type KeptAnswerFile = {
  /** Key of the hall. */
  hall: string
  /** Id of the leaf. */
  question: string
  /** SHA-256 of its bytes in hex. */
  digest: string
  blob: Blob | null
  type: string
  state: 'waiting' | 'sent' | 'removed' | 'refused'
}

/** What is kept of pages before they go to the server. Every change is durable when its promise resolves. */
export type AnswerFileStore = {
  isDurable: boolean
  files: (hall: string) => Promise<KeptAnswerFile[]>
  keep: (file: KeptAnswerFile) => Promise<void>
  forget: (file: Pick<KeptAnswerFile, 'hall' | 'question' | 'digest'>) => Promise<void>
}
