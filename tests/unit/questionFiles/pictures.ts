import type { ImportedFile } from '#cms/adapters/questionFiles/FileCollector.ts'

/** The smallest PNG and GIF, each with a comment of its own. */
const png = (comment: string) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(comment)])
const gif = (comment: string) => Buffer.from(`GIF89a${comment}`)

export const PICTURES: ImportedFile[] = [
  { id: 'f1', name: 'a lens.png', bytes: png('one'), type: 'image/png' },
  { id: 'f2', name: 'लेंस-2.gif', bytes: gif('two'), type: 'image/gif' },
]
export const PICTURE_BYTES = png('three')
