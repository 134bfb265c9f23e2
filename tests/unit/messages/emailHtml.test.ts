import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { emailHtml } from '#cms/operations/messages/emailHtml.ts'
import { blockProblem, filledBlocks, type MailBlock } from '#domain/bulkEmails/blocks.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']
type Tag = { name: string; attributes: Record<string, string>; words: string; element: Element }

const wordsOf = (node: Node): string => {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}
function tagsOf(node: Node): Tag[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(tagsOf) : []
  if (!('tagName' in node)) return inner
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ name: node.tagName, attributes, words: wordsOf(node), element: node }, ...inner]
}

const BASE = { title: 'Demo', subject: 'News', colours: { primary: '#2a74ed', onPrimary: '#ffffff' } }
const FOOT = 'Do you not want these e-mails any more? https://demo.example/unsubscribe?token=a.b&c=1'
const fill = (...blocks: unknown[]) =>
  filledBlocks(blocks, { name: 'Asha', project: 'Demo' }, 'https://demo.example')
const LETTER = fill(
  { kind: 'heading', text: 'Hello {name}' },
  { kind: 'text', text: 'The new batch begins.\nSeats are few.' },
  { kind: 'button', text: 'See the batch', href: '/courses/new' },
  { kind: 'line' },
)
async function draw(more: Partial<Parameters<typeof emailHtml>[0]> = {}) {
  const html = await emailHtml({ ...BASE, text: FOOT, blocks: LETTER, ...more })
  const tags = tagsOf(parse(html))
  const all = (name: string) => tags.filter((tag) => tag.name === name)
  return { html, tags, all }
}

describe('the HTML part of an e-mail', () => {
  it('is laid out in tables that screen readers pass over, 600 points wide in Outlook and as wide as a phone elsewhere', async () => {
    const { all } = await draw()
    expect(all('table').length).toBeGreaterThan(3)
    for (const { attributes } of all('table'))
      expect(attributes).toMatchObject({ role: 'presentation', border: '0', cellpadding: '0' })
    const card = all('table').find(({ attributes }) => attributes.class === 'card')
    expect(card?.attributes.width).toBe('600')
    expect(card?.attributes.style).toMatch(/max-width:600px;width:100%/)
  })

  it('has inline styles for all text, and colours of the dark mode in its head', async () => {
    const { all, tags } = await draw()
    const shown = tags.filter(({ name }) => ['p', 'h2', 'a', 'hr'].includes(name))
    expect(shown).toHaveLength(6)
    for (const { name, attributes } of shown) expect(attributes.style, name).toMatch(/(color|border-color):#/)
    expect(all('style')).toHaveLength(1)
    expect(all('style')[0]?.words).toContain('@media (prefers-color-scheme:dark)')
    expect(all('link')).toEqual([])
  })

  it('shows the first words of a bulk e-mail beside its subject', async () => {
    const { html } = await draw()
    expect(html).toMatch(/<div style="display:none[^>]*>The new batch begins\. Seats are few\.<div>/)
  })

  it('has buttons with padding also in Outlook, which link to the storefront', async () => {
    const { html, all } = await draw()
    const [button] = all('a')
    expect(button?.words).toBe('See the batch')
    expect(button?.attributes).toMatchObject({ href: 'https://demo.example/courses/new', target: '_blank' })
    expect(button?.attributes.style).toMatch(/background-color:#2a74ed;color:#ffffff/)
    expect(html).toMatch(/<!--\[if mso\]><i style="mso-font-width:[^"]+" hidden>.*?<!\[endif\]-->/)
  })

  it('ends with a link to unsubscribe, after all parts', async () => {
    const { all } = await draw()
    expect(all('a').at(-1)?.attributes.href).toBe('https://demo.example/unsubscribe?token=a.b&c=1')
    expect(all('p').at(-1)?.words).toBe(FOOT)
  })

  it.each<[string, Partial<Parameters<typeof emailHtml>[0]>, string, string]>([
    ['English', {}, 'en', 'en'],
    ['Hindi with English small print', { blocks: fill({ kind: 'text', text: 'नया बैच' }) }, 'hi', 'en'],
    ['English with Hindi small print', { text: 'अब ये ई-मेल नहीं चाहिए?' }, 'en', 'hi'],
  ])('names its language: %s', async (_what, more, lang, footLang) => {
    const { all } = await draw(more)
    expect(all('html')[0]?.attributes).toMatchObject({ lang, dir: 'ltr' })
    expect(all('p').at(-1)?.attributes.lang).toBe(footLang)
  })

  it('has one tracking picture, without alternative text, only where opens are counted', async () => {
    expect((await draw()).all('img')).toEqual([])
    const { all, html } = await draw({ pixel: 'https://demo.example/api/opened?a=1&b=2' })
    expect(all('img')).toHaveLength(1)
    expect(all('img')[0]?.attributes).toMatchObject({
      src: 'https://demo.example/api/opened?a=1&b=2',
      alt: '',
      width: '1',
      height: '1',
    })
    expect(html.split('/api/opened')).toHaveLength(2)
  })

  it('shows typed markup as text', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)><!--[if mso]>{name}\u202e`
    const { html, tags, all } = await draw({
      title: evil,
      subject: evil,
      text: `${evil}\n\nhttps://x.example/"onclick="alert(1)`,
      blocks: fill(
        ...(['heading', 'text'] as const).map((kind) => ({ kind, text: evil })),
        { kind: 'button', text: evil, href: `https://demo.example/?a=1&b="2"` },
        { kind: 'button', text: 'Go', href: 'javascript:alert(1)' },
      ),
    })
    for (const name of ['script', 'img', 'iframe', 'form', 'object', 'base', 'svg'])
      expect(all(name)).toEqual([])
    for (const { attributes } of tags)
      expect(Object.keys(attributes).filter((name) => name.startsWith('on'))).toEqual([])
    for (const { attributes } of all('a')) expect(attributes.href).toMatch(/^https:\/\//)
    expect(html).toContain('href="https://demo.example/?a=1&amp;b=&quot;2&quot;"')
    expect(all('h2')[0]?.words).toBe(evil.replace('{name}', 'Asha'))
  })

  it.each([
    ['the code alone', '4821\n\nThis is your code.\nIt is valid for 10 minutes.', 2],
    ['the code within words', 'Type 4821 to come in.', 2],
  ])('shows a code once in large type: %s', async (_what, text, count) => {
    const { all, html } = await draw({ text, code: '4821', blocks: undefined })
    expect(all('p').filter(({ attributes }) => attributes.class === 'code')).toHaveLength(1)
    expect(all('p').find(({ attributes }) => attributes.class === 'code')?.words).toBe('4821')
    expect(all('p')).toHaveLength(count)
    // No hidden preview text: it would show the code beside the subject.
    expect(html).not.toContain('display:none')
  })

  it.each<[string, string]>([
    ['Latin letters', 'a'],
    ['Hindi', 'क'],
    ['signs that are escaped', '&'],
    ['quotes', '"'],
    ['short lines', 'a\n'],
  ])('is below the size at which Gmail clips it, or is refused: %s', async (_what, letter) => {
    const row = (length: number, index: number) => ({
      kind: index % 2 ? 'button' : 'text',
      text: letter.repeat(Math.ceil(length / letter.length)),
      href: `https://demo.example/${'a'.repeat(300)}`,
    })
    const letterOf = (length: number) => fill(...Array.from({ length: 30 }, (_, index) => row(length, index)))
    let longest: MailBlock[] = []
    for (let length = 1; length <= 3000 && blockProblem(letterOf(length)) === null; length++)
      longest = letterOf(length)
    expect(longest).toHaveLength(30)
    const { html } = await draw({ blocks: longest, pixel: `https://demo.example/${'p'.repeat(300)}` })
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    expect(Buffer.byteLength(html)).toBeGreaterThan(50_000)
    expect(blockProblem(letterOf(3000))).toContain('too long')
  })
})
