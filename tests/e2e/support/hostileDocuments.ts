/** Difficult texts by name: unbroken, scripts, right-to-left, long clusters, invisible. Each is repeated to fill a field. */
export const HOSTILE: Record<string, string> = {
  unbroken: 'W',
  script:
    '<script>window.__ran=1</script><img src=x onerror="window.__ran=1"><svg/onload=window.__ran=1>"\'`{{7*7}}#{7*7}',
  turned: '\u202eماهتسا \u2066\u202d اردو زبان \u200f\u061c کتاب ',
  hindi: 'क्षत्रिय',
  empty: '\u200b\u00ad\u2060\u00a0',
}

/** Repeats the words to exactly `length` characters. */
export const filled = (words: string, length: number): string =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)
/** Longer than the limit of every field but rich text. */
export const ENDLESS = 5000

const richText = (text: string) => {
  const node = (type: string, children: object[], more = {}) => ({
    type,
    children,
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    ...more,
  })
  const words = { type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const link = node('link', [words], {
    format: '',
    fields: { linkType: 'custom', url: 'https://example.org/', newTab: false },
  })
  const item = (value: number) => node('listitem', [words], { value })
  return {
    root: node('root', [
      node('heading', [words], { tag: 'h2' }),
      node('paragraph', [words, link, { ...words, format: 16 }]),
      node('quote', [words]),
      node('list', [item(1), item(2)], { listType: 'number', start: 1, tag: 'ol' }),
    ]),
  }
}

/** Documents of every collection that the storefront shows, with these words in every text field. */
export const documentsOf = (name: string, words: string) => {
  const text = (length: number) => filled(words, length)
  const shared = { slug: `${name}-x`, _status: 'published' }
  const product = {
    ...shared,
    title: text(150),
    shortTitle: text(40),
    kicker: text(40),
    badge: text(20),
    summary: text(300),
    pricePaise: 99_999_999,
    mrpPaise: 999_999_999,
    exam: text(60),
    language: text(40),
    description: richText(text(ENDLESS)),
    outcomes: [{ text: text(300) }],
    highlights: [{ text: text(300) }],
    teachers: [{ name: text(80), bio: text(300) }],
    faqs: [{ question: text(300), answer: text(3000) }],
    tags: [text(60)],
    meta: { title: text(70) },
    hindi: { title: text(150), summary: text(300), description: richText(text(ENDLESS)) },
  }
  const link = { linkLabel: text(40), linkHref: '/courses' }
  const buttons = { primaryLabel: text(40), primaryHref: '/', secondaryLabel: text(40), secondaryHref: '/' }
  const head = { heading: text(120), sub: text(240) }
  return {
    categories: { slug: shared.slug, title: text(60), text: text(600) },
    'blog-categories': { slug: shared.slug, title: text(80) },
    classes: { slug: shared.slug, title: text(150), summary: text(300) },
    'selling-products': product,
    book: {
      ...product,
      slug: `${name}-book`,
      kind: 'physical',
      author: text(120),
      publisher: text(120),
      variants: [
        { label: text(60), sku: `${name}-1`, stock: 0 },
        { label: `${text(58)}2`, sku: `${name}-2`, stock: 3 },
      ],
    },
    blogs: {
      ...shared,
      title: text(150),
      excerpt: text(300),
      author: text(80),
      authorBio: text(300),
      tags: [text(60)],
      content: richText(text(ENDLESS)),
    },
    'free-resources': {
      ...shared,
      kind: 'link',
      href: 'https://example.org/',
      title: text(150),
      summary: text(300),
      exam: text(60),
      language: text(40),
      text: richText(text(ENDLESS)),
    },
    pages: {
      ...shared,
      title: text(150),
      layout: [
        {
          blockType: 'hero',
          heading: text(120),
          lead: text(400),
          goalsLabel: text(60),
          goals: [{ label: text(60), href: '/' }],
          ...buttons,
        },
        { blockType: 'stats', items: [1, 2, 3, 4].map(() => ({ value: text(20), label: text(60) })) },
        {
          blockType: 'tiles',
          heading: text(120),
          ...link,
          items: [{ label: text(40), sub: text(60), href: '/' }],
        },
        { blockType: 'courseGrid', ...head, ...link, limit: 4 },
        { blockType: 'productGrid', ...head, ...link, limit: 8 },
        {
          blockType: 'priceList',
          heading: text(120),
          text: text(400),
          points: [{ text: text(300) }],
          primaryLabel: text(40),
          primaryHref: '/',
        },
        { blockType: 'richText', content: richText(text(ENDLESS)) },
        { blockType: 'blogList', ...head, ...link, limit: 3 },
        {
          blockType: 'quotes',
          ...head,
          items: [{ rating: 5, text: text(600), name: text(60), detail: text(80) }],
        },
        { blockType: 'faq', heading: text(120), items: [{ question: text(300), answer: text(3000) }] },
        { blockType: 'callToAction', heading: text(120), text: text(300), ...buttons },
      ],
    },
  }
}
