import type { ComponentType, ReactNode } from 'react'
import { safeHref } from '#domain/links/safeHref.ts'
import type { MathElement } from '#domain/maths/mathTree.ts'
import { AppLink } from '../navigation/AppLink.tsx'
import { MixedText } from './MixedText.tsx'
import { RichTextFigure } from './RichTextFigure.tsx'
import { RichTextTable } from './RichTextTable.tsx'
import { root } from './RichTextView.css.ts'
import type { FigurePicture, RichText, RichTextNode } from './richTextTree.ts'

/** Renders a formula. Callers whose texts contain formulas pass it, so that its styles load nowhere else. */
type MathsComponent = ComponentType<{ tree: MathElement; isDisplay: boolean }>
type FigureComponent = ComponentType<{ picture: FigurePicture; caption: string | null }>
/** Components for formulas, and for figures instead of the default; texts without formulas need neither. */
type Drawn = { Maths?: MathsComponent; Figure?: FigureComponent }
type RichTextViewProps = Drawn & { tree: RichText | null | undefined }

/** Rich text from its tree, never from HTML; unknown kinds of nodes show their text. */
export function RichTextView({ tree, ...drawn }: RichTextViewProps) {
  if (!tree?.root) return null
  return (
    <div className={root}>
      <Nodes nodes={tree.root.children} drawn={drawn} />
    </div>
  )
}

type NodesProps = { nodes: RichTextNode[] | undefined; drawn: Drawn }

function Nodes({ nodes, drawn }: NodesProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a stored tree has no other keys and never moves
  return nodes?.map((node, index) => <Node key={index} node={node} drawn={drawn} />)
}

const HEADINGS = ['h2', 'h3', 'h4'] as const

function Node({ node, drawn }: { node: RichTextNode; drawn: Drawn }): ReactNode {
  const { Maths, Figure = RichTextFigure } = drawn
  const inner = <Nodes nodes={node.children} drawn={drawn} />
  switch (node.type) {
    case 'text':
      return formatted(node)
    case 'linebreak':
      return <br />
    case 'horizontalrule':
      return <hr />
    case 'paragraph':
      return node.children?.length ? <p>{inner}</p> : null
    case 'heading': {
      const Heading = HEADINGS.find((tag) => tag === node.tag) ?? 'h2'
      return <Heading>{inner}</Heading>
    }
    case 'list':
      return node.listType === 'number' ? <ol>{inner}</ol> : <ul>{inner}</ul>
    case 'listitem':
      return <li>{inner}</li>
    case 'quote':
      return <blockquote>{inner}</blockquote>
    case 'block':
    case 'inlineBlock': {
      const { tex, tree, picture, caption } = node.fields ?? {}
      // A bare id is a picture that was not populated.
      if (picture) return picture.url ? <Figure picture={picture} caption={caption ?? null} /> : null
      return tree && Maths ? (
        <Maths tree={tree} isDisplay={node.type === 'block'} />
      ) : tex ? (
        <code>{tex}</code>
      ) : null
    }
    case 'table':
      return <RichTextTable rows={node.children} cell={(nodes) => <Nodes nodes={nodes} drawn={drawn} />} />
    case 'link':
    case 'autolink': {
      const href = safeHref(node.fields?.url ?? node.url)
      return href ? <AppLink href={href}>{inner}</AppLink> : inner
    }
    default:
      return inner
  }
}

/** Lexical's format bits, innermost first. */
const MARKS = [
  { bit: 16, wrap: (inner: ReactNode) => <code>{inner}</code> },
  { bit: 32, wrap: (inner: ReactNode) => <sub>{inner}</sub> },
  { bit: 64, wrap: (inner: ReactNode) => <sup>{inner}</sup> },
  { bit: 8, wrap: (inner: ReactNode) => <u>{inner}</u> },
  { bit: 4, wrap: (inner: ReactNode) => <s>{inner}</s> },
  { bit: 2, wrap: (inner: ReactNode) => <em>{inner}</em> },
  { bit: 1, wrap: (inner: ReactNode) => <strong>{inner}</strong> },
]

function formatted({ text, format }: RichTextNode): ReactNode {
  const bits = typeof format === 'number' ? format : 0
  const plain: ReactNode = <MixedText isLong>{text}</MixedText>
  return MARKS.filter(({ bit }) => (bits & bit) !== 0).reduce((inner, { wrap }) => wrap(inner), plain)
}
