import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable, Transform } from 'node:stream'
import { ZipFile } from 'yazl'

type ZipEntry = { path: string; bytes: number; sha256: string }

/** Writes a ZIP as a stream, one file after another; only the directory is kept in memory. */
export class ZipWriter {
  readonly #zip = new ZipFile()
  readonly output = this.#zip.outputStream as Readable

  constructor(private readonly madeAt: Date) {
    this.#zip.on('error', (err) => this.output.destroy(err as Error))
  }

  /** Adds a file; resolves with its size and hash when it is written. */
  async add(path: string, content: Readable | Iterable<string> | AsyncIterable<string>): Promise<ZipEntry> {
    const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false })
    const hash = createHash('sha256')
    let bytes = 0
    const measured = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        bytes += piece.length
        hash.update(piece)
        done(null, piece)
      },
    })
    source.on('error', (err) => measured.destroy(err))
    const onClose = () => measured.destroy(new Error('the reader went away'))
    this.output.once('close', onClose)
    const ended = once(measured, 'end')
    this.#zip.addReadStreamLazy(path, { mtime: this.madeAt }, (start) => start(null, source.pipe(measured)))
    try {
      await ended
    } finally {
      this.output.off('close', onClose)
      source.destroy()
    }
    return { path, bytes, sha256: hash.digest('hex') }
  }

  end(): void {
    this.#zip.end()
  }

  fail(err: unknown): void {
    this.output.destroy(err instanceof Error ? err : new Error(String(err)))
  }
}
