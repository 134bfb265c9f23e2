import { afterAll, expect, it } from 'vitest'
import type { ChatEntry } from '#domain/calls/liveChat.ts'
import type { Browser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/freePort.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { openLiveRoom } from './liveRoom.ts'

const shop = openShop()
const me = newShopper(shop)

let server: BareServer | null = null
afterAll(() => server?.stop())

/** The stream of a room over HTTP, as a browser opens it: on after the last entry that it got. */
async function follow(origin: string, room: string, by: Browser, after: number) {
  const gone = new AbortController()
  const path = `/_projects/${shop.project.slug}/api/learn/livechat/${room}/stream?after=0`
  const response = await fetch(`${origin}${path}`, {
    headers: {
      cookie: [...by.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'last-event-id': String(after),
    },
    signal: gone.signal,
  })
  const heard: ChatEntry[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks)
        if (block.includes('event: entry')) heard.push(JSON.parse(block.slice(block.indexOf('data: ') + 6)))
    }
  }
  const ended = read().catch(() => undefined)
  return { status: response.status, heard, ended, close: () => gone.abort() }
}

it('who is in a chat room goes on after the server was killed, without a gap or a double, with what was said at another server', async () => {
  const room = await openLiveRoom(shop, me)
  await room.rules({})
  const port = await freePort()
  const said: string[] = []
  const say = async (text: string) => {
    said.push(text)
    expect(await room.say(room.other.browser, text)).toBe(said.length + 1)
  }
  const seen: string[] = []
  let last = 1
  for (const round of [0, 1]) {
    server = await startBareServer(port)
    const stream = await follow(server.origin, room.id, me.browser, last)
    expect(stream.status).toBe(200)
    // Said at this process, heard at the other one.
    for (const part of ['a', 'b']) await say(`${round}${part}`)
    await expect.poll(() => [...seen, ...stream.heard.map(({ text }) => text)]).toEqual(said)
    if (round === 0) await server.kill()
    else stream.close()
    await stream.ended
    seen.push(...stream.heard.map(({ text }) => text))
    last = stream.heard.at(-1)?.seq ?? last
    if (round === 0) await say('while it was down')
  }
  expect(seen).toEqual(said)
})
