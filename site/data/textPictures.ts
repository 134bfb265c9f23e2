import type { FigurePicture, RichText, RichTextNode } from '#site/ui/richText/richTextTree.ts'
import { type Picture, withProjectUrl } from './Picture.ts'

type Stored = Picture | FigurePicture | string | null | undefined

const idOf = (picture: Stored): string[] => (typeof picture === 'string' ? [picture] : [])

const idsBelow = ({ fields, children }: RichTextNode): string[] => [
  ...idOf(fields?.picture as Stored),
  ...(children ?? []).flatMap(idsBelow),
]

/** Ids of the pictures that are not populated in a rich text. */
export const pictureIdsIn = (text: RichText | null | undefined): string[] =>
  text?.root ? idsBelow(text.root) : []

/**
 * A rich text whose pictures have URLs of the project. Unpopulated ones are taken from `pictures`; a deleted
 * one becomes null.
 */
export function withTextPictures<T extends RichText | null | undefined>(
  project: string,
  text: T,
  pictures: ReadonlyMap<string, Picture> = new Map(),
): T {
  if (!text?.root) return text
  const resolvePicture = (picture: Stored): FigurePicture | null =>
    (typeof picture === 'string' ? pictures.get(picture) : withProjectUrl(project, picture as Picture)) ??
    null
  const filled = (node: RichTextNode): RichTextNode => ({
    ...node,
    ...(node.fields && 'picture' in node.fields
      ? { fields: { ...node.fields, picture: resolvePicture(node.fields.picture) } }
      : {}),
    ...(node.children ? { children: node.children.map(filled) } : {}),
  })
  return { ...text, root: filled(text.root) }
}
