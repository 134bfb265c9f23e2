import { type AddressInfo, createServer, type Socket } from 'node:net'

export type TestImapServer = {
  /** With user and password. */
  url: string
  /** Puts an e-mail into the inbox; LF becomes CRLF. */
  deliver: (source: string | Buffer) => void
  /** Number of e-mails of a folder. */
  count: (folder: string) => number
  /** Moves all e-mails of a folder back to the inbox, as a person does in a mail program. */
  moveBack: (folder: string) => void
  /** Bytes that were sent to clients. */
  sentBytes: () => number
  /** When on, closes the connection in place of executing a MOVE; the e-mail stays in its folder. */
  breakMoves: (doesBreak: boolean) => void
  close: () => Promise<void>
}

type Stored = { uid: number; source: Buffer }

const USER = 'help'
const PASSWORD = 'secret word'
const CRLF = '\r\n'

const literal = (bytes: Buffer): Buffer[] => [Buffer.from(`{${bytes.length}}${CRLF}`), bytes]
const headerOf = (source: Buffer): Buffer => source.subarray(0, source.indexOf('\r\n\r\n') + 4)
const unquote = (text: string): string => text.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1')

/** A local IMAP server without encryption: the commands of RFC 3501 for reading mailboxes and appending e-mails, and MOVE. */
export async function startImapServer(): Promise<TestImapServer> {
  const folders = new Map<string, Stored[]>([['INBOX', []]])
  let nextUid = 1
  let sent = 0
  let doesBreak = false

  /** Items of a FETCH, in the order of the request. */
  function itemsOf({ uid, source }: Stored, asked: string): Buffer[] {
    const parts: Buffer[][] = [[Buffer.from(`UID ${uid}`)]]
    if (/RFC822\.SIZE/i.test(asked)) parts.push([Buffer.from(`RFC822.SIZE ${source.length}`)])
    if (/BODY(\.PEEK)?\[HEADER\]/i.test(asked))
      parts.push([Buffer.from('BODY[HEADER] '), ...literal(headerOf(source))])
    if (/BODY(\.PEEK)?\[\]/i.test(asked)) parts.push([Buffer.from('BODY[] '), ...literal(source)])
    return parts.flatMap((part, i) => (i > 0 ? [Buffer.from(' '), ...part] : part))
  }

  function serve(socket: Socket) {
    let selected: Stored[] = []
    /** The APPEND whose e-mail the client is about to send; `length` in bytes. */
    let upload: { tag: string; folder: Stored[]; length: number } | null = null
    const write = (...parts: (string | Buffer)[]) => {
      const bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
      sent += bytes.length
      socket.write(bytes)
    }
    const line = (text: string) => write(text + CRLF)
    /** Sequence numbers and e-mails of a set such as `2,4:*`. */
    const inRange = (range: string, byUid: boolean): [number, Stored][] =>
      selected.flatMap((one, i): [number, Stored][] => {
        const place = byUid ? one.uid : i + 1
        const isInRange = range.split(',').some((part) => {
          const [from, to = from] = part
            .split(':')
            .map((end) => (end === '*' ? Number.MAX_SAFE_INTEGER : Number(end)))
          return place >= (from ?? 0) && place <= (to ?? 0)
        })
        return isInRange ? [[i + 1, one]] : []
      })
    function answer(tag: string, command: string, rest: string, byUid = false): unknown {
      const ok = (text = 'done') => line(`${tag} OK ${text}`)
      switch (command) {
        case 'CAPABILITY':
          line('* CAPABILITY IMAP4rev1 MOVE UIDPLUS')
          return ok()
        case 'LOGIN': {
          const [user, password] = rest.match(/"(?:\\.|[^"])*"|\S+/g)?.map(unquote) ?? []
          return user === USER && password === PASSWORD
            ? ok()
            : line(`${tag} NO [AUTHENTICATIONFAILED] wrong`)
        }
        case 'NOOP':
          return ok()
        case 'LIST':
        case 'LSUB':
          if (/INBOX/.test(rest) || /\*/.test(rest) || /%/.test(rest))
            for (const name of folders.keys()) line(`* ${command} () "/" "${name}"`)
          else line(`* ${command} (\\Noselect) "/" ""`)
          return ok()
        case 'CREATE':
          if (folders.has(unquote(rest))) return line(`${tag} NO [ALREADYEXISTS] it is there`)
          folders.set(unquote(rest), [])
          return ok()
        case 'SELECT':
        case 'EXAMINE': {
          const folder = folders.get(unquote(rest.split(' (')[0] ?? ''))
          if (!folder) return line(`${tag} NO [NONEXISTENT] there is none`)
          selected = folder
          line(`* ${folder.length} EXISTS`)
          line('* 0 RECENT')
          line('* FLAGS (\\Seen \\Deleted)')
          line('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] these')
          line(`* OK [UIDVALIDITY 1] valid`)
          line(`* OK [UIDNEXT ${nextUid}] next`)
          return ok('[READ-WRITE] selected')
        }
        case 'UID': {
          const [, verb = '', more = ''] = /^(\S+) (.*)$/s.exec(rest) ?? []
          return answer(tag, verb.toUpperCase(), more, true)
        }
        case 'FETCH': {
          const [, range = '', asked = ''] = /^(\S+) (.*)$/s.exec(rest) ?? []
          for (const [place, one] of inRange(range, byUid))
            write(`* ${place} FETCH (`, ...itemsOf(one, asked), `)${CRLF}`)
          return ok()
        }
        case 'APPEND': {
          const [, name = '', length = ''] = /^(\S+) .*\{(\d+)\}$/.exec(rest) ?? []
          const folder = folders.get(unquote(name))
          if (!folder) return line(`${tag} NO [TRYCREATE] there is none`)
          upload = { tag, folder, length: Number(length) }
          return line('+ go on')
        }
        case 'MOVE': {
          if (doesBreak) return socket.destroy()
          const [, range = '', to = ''] = /^(\S+) (.*)$/s.exec(rest) ?? []
          const target = folders.get(unquote(to))
          if (!target) return line(`${tag} NO [TRYCREATE] there is none`)
          for (const [, one] of inRange(range, byUid).reverse()) {
            const place = selected.indexOf(one)
            selected.splice(place, 1)
            target.push({ ...one, uid: nextUid++ })
            line(`* ${place + 1} EXPUNGE`)
          }
          return ok()
        }
        case 'LOGOUT':
          line('* BYE')
          ok()
          return socket.end()
        default:
          return line(`${tag} BAD ${command} is not known`)
      }
    }
    let pending = ''
    socket.on('data', (bytes) => {
      pending += bytes.toString('latin1')
      for (;;) {
        if (upload) {
          const { tag, folder, length } = upload
          if (pending.length < length + CRLF.length) break
          folder.push({ uid: nextUid++, source: Buffer.from(pending.slice(0, length), 'latin1') })
          pending = pending.slice(length + CRLF.length)
          upload = null
          line(`${tag} OK stored`)
          continue
        }
        const end = pending.indexOf(CRLF)
        if (end === -1) break
        const text = pending.slice(0, end)
        pending = pending.slice(end + CRLF.length)
        const [, tag = '*', command = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/s.exec(text) ?? []
        answer(tag, command.toUpperCase(), rest)
      }
    })
    socket.on('error', () => {}) // the client closed the connection
    line('* OK ready')
  }

  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const inbox = folders.get('INBOX') as Stored[]
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver: (source) => {
      const bytes = Buffer.isBuffer(source) ? source : Buffer.from(source.replace(/\r?\n/g, CRLF))
      inbox.push({ uid: nextUid++, source: bytes })
    },
    count: (folder) => folders.get(folder)?.length ?? 0,
    moveBack: (folder) => {
      for (const { source } of folders.get(folder)?.splice(0) ?? []) inbox.push({ uid: nextUid++, source })
    },
    sentBytes: () => sent,
    breakMoves: (isOn) => {
      doesBreak = isOn
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
