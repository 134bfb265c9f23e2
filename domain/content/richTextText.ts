type Node = { type?: unknown; text?: unknown; children?: unknown; fields?: unknown; root?: unknown }

const INLINE = new Set(['text', 'link', 'autolink', 'linebreak'])

/** The text of a rich text, in order, with spaces between its blocks. */
export function richTextText(value: unknown): string {
  const parts: string[] = []
  walk(value, (node) => {
    if (typeof node.text === 'string') parts.push(node.text)
    else if (!INLINE.has(String(node.type)) || node.type === 'linebreak') parts.push(' ')
  })
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** The links of a rich text in order, each with its link text. */
export function richTextLinks(value: unknown): { href: string; text: string }[] {
  const links: { href: string; text: string }[] = []
  walk(value, (node) => {
    const { url } = (node.fields ?? {}) as { url?: unknown }
    if ((node.type === 'link' || node.type === 'autolink') && typeof url === 'string')
      links.push({ href: url, text: richTextText({ children: node.children }) })
  })
  return links
}

const DEPTH = 50

function walk(value: unknown, visit: (node: Node) => void, depth = 0): void {
  if (depth > DEPTH || value === null || typeof value !== 'object') return
  const node = value as Node
  if (node.root) {
    walk(node.root, visit, depth + 1)
    return
  }
  visit(node)
  if (Array.isArray(node.children)) for (const child of node.children) walk(child, visit, depth + 1)
}
