/** The part of MongoDB's wire protocol that the proxy needs: a header of 16 bytes (length, request id, response to, opcode), then the message. */
const HEADER = 16
const OP_MSG = 2013
/** Offset of the first field of the command in an OP_MSG: after flags, the kind of the section and the length of its document. */
const FIRST_FIELD = HEADER + 4 + 1 + 4
const ON_ROWS = new Set([
  'find',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
])

/** The complete messages at the beginning, and the remaining bytes. */
export function splitMessages(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = []
  let at = 0
  while (bytes.length - at >= HEADER && bytes.length - at >= bytes.readInt32LE(at)) {
    const length = bytes.readInt32LE(at)
    messages.push(bytes.subarray(at, at + length))
    at += length
  }
  return { messages, rest: bytes.subarray(at) }
}

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}
const named = (type: number, name: string, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), value])

/** The answer of a server that is not primary to a command on documents, with this error code; null for other messages. */
export function notPrimaryReply(message: Buffer, code: number): Buffer | null {
  if (message.readInt32LE(12) !== OP_MSG) return null
  const command = message.toString('latin1', FIRST_FIELD + 1, message.indexOf(0, FIRST_FIELD + 1))
  if (!ON_ROWS.has(command)) return null
  const text = Buffer.from('not primary\0')
  const fields = Buffer.concat([
    named(0x01, 'ok', Buffer.alloc(8)),
    named(0x02, 'errmsg', Buffer.concat([int32(text.length), text])),
    named(0x10, 'code', int32(code)),
    Buffer.from([0]),
  ])
  const body = Buffer.concat([int32(0), Buffer.from([0]), int32(fields.length + 4), fields])
  const head = [HEADER + body.length, 1, message.readInt32LE(4), OP_MSG].map(int32)
  return Buffer.concat([...head, body])
}
