import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { FIGURE_BLOCK } from '#domain/learning/figuresIn.ts'
import type { Media } from '#payload-types'

type Node = { children?: Node[]; fields?: Record<string, unknown> }
type Shown = Pick<Media, 'url' | 'alt' | 'width' | 'height' | 'sizes'>

/**
 * Replaces the picture ids of figure blocks in a rich text by the pictures (URL, alternative text, size in pixels); null for a missing
 * picture or one of another project.
 */
export async function withFigures<T>(payload: BasePayload, project: RequestProject, text: T): Promise<T> {
  const { root } = (text ?? {}) as { root?: Node }
  const ids = root ? idsIn(root) : []
  if (!root || ids.length === 0) return text
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ id: { in: [...new Set(ids)] } }, { project: { equals: project.id } }] },
    select: { url: true, alt: true, width: true, height: true, sizes: true, filename: true, updatedAt: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const pictures = new Map(
    docs.map(({ id, url, alt, width, height, sizes }): [string, Shown] => [
      String(id),
      { url, alt, width, height, sizes },
    ]),
  )
  return { ...text, root: filled(root, pictures) }
}

const pictureOf = ({ fields }: Node): string | null =>
  fields?.blockType === FIGURE_BLOCK ? idOf(fields.picture as string) : null

const idsIn = (node: Node): string[] => [pictureOf(node) ?? [], ...(node.children ?? []).map(idsIn)].flat()

function filled(node: Node, pictures: ReadonlyMap<string, Shown>): Node {
  if (node.fields?.blockType === FIGURE_BLOCK)
    return { ...node, fields: { ...node.fields, picture: pictures.get(pictureOf(node) ?? '') ?? null } }
  return node.children ? { ...node, children: node.children.map((child) => filled(child, pictures)) } : node
}
