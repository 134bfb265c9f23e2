import { expect, test } from 'vitest'
import { MAX_ANSWER_FILE_BYTES } from '#domain/exams/answers/answerFiles.ts'
import { partCount } from '#domain/storage/uploadParts.ts'
import { MAX_TICKET_FILE_BYTES, MAX_VOICE_BYTES } from '#domain/tickets/files.ts'

test.each([
  ['a page of an answer', MAX_ANSWER_FILE_BYTES],
  ['a file of a doubt or ticket', MAX_TICKET_FILE_BYTES],
  ['a voice note', MAX_VOICE_BYTES],
])(
  '%s is never larger than one part of a large upload, so a broken connection loses one part at most',
  (_, bytes) => {
    expect(partCount(bytes)).toBe(1)
  },
)
