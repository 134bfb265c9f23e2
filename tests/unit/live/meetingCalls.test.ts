import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { callAddress, signedQuery, textOf } from '#cms/adapters/meetings/bigbluebutton/bbbCall.ts'
import { recordingAddress } from '#cms/adapters/meetings/bigbluebutton/bbbProvider.ts'
import { MeetingFault } from '#cms/adapters/meetings/MeetingProvider.ts'
import { requestProvider } from '#cms/adapters/meetings/requestProvider.ts'

describe('a call of BigBlueButton', () => {
  const secret = '639259d4-9dd8-4b25-bf01-95f9567eaf4b'

  it('has the checksum of the example in the API reference', () => {
    // docs.bigbluebutton.org, API reference, "Usage": this query of `create` and this secret have this SHA-1.
    const values = { name: 'Test Meeting', meetingID: 'abc123', attendeePW: '111222', moderatorPW: '333444' }
    expect(signedQuery('create', values, secret, 'sha1')).toBe(
      'name=Test+Meeting&meetingID=abc123&attendeePW=111222&moderatorPW=333444&checksum=1fcbb0c4fc1f039f73aa6d697d2db9ba7f803f17',
    )
  })

  it('is signed over exactly the query that is sent, also with Hindi, spaces and &', () => {
    const address = callAddress({ url: 'https://bbb.example.org', secret }, 'join', {
      fullName: 'आशा & Co. +1',
      meetingID: 'r 1',
    })
    expect(address).toMatch(
      /^https:\/\/bbb\.example\.org\/bigbluebutton\/api\/join\?fullName=%E0%A4%86.*\+%26\+Co\.\+%2B1&meetingID=r\+1&checksum=[0-9a-f]{64}$/,
    )
    expect(new URL(address).href).toBe(address)
  })

  it('parses texts of responses, and prefers the video among the formats of a recording', () => {
    expect(textOf('<a><message>Fish &amp; &lt;chips&gt;</message></a>', 'message')).toBe('Fish & <chips>')
    expect(textOf('<a/>', 'message')).toBeNull()
    const format = (type: string, url: string) => `<format><type>${type}</type><url> ${url} </url></format>`
    const of = (...formats: string[]) => recordingAddress(`<playback>${formats.join('')}</playback>`)
    const slides = format('presentation', 'https://bbb.example.org/p/1?a=1&amp;b=2')
    expect(of(slides)).toBe('https://bbb.example.org/p/1?a=1&b=2')
    expect(of(format('notes', 'https://n'), slides, format('video', 'https://v/1'))).toBe('https://v/1')
    expect(of(format('video', 'javascript:alert(1)'))).toBeNull()
    expect(of()).toBeNull()
  })
})

it.each(['silent', 'redirect', 'cut'])(
  'a meeting server that is %s is a fault, after a limited time',
  async (how) => {
    const server = createServer((req, res) => {
      if (how === 'redirect') res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
      if (how === 'cut') {
        res.writeHead(200, { 'content-length': '100' }).write('half')
        setImmediate(() => req.socket.destroy())
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await expect(requestProvider('Zoom', url, {}, 300)).rejects.toThrow(
      new MeetingFault('Zoom does not answer'),
    )
    server.closeAllConnections()
    server.close()
  },
)
