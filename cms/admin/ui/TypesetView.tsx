'use client'
import 'katex/dist/katex.min.css'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Inline, TypesetBlock, TypesetBlocks } from '#domain/exams/questions/typesetContent.ts'
import { elementProps } from '#domain/maths/elementProps.ts'
import type { MathNode } from '#domain/maths/mathTree.ts'
import { LANG, type Locale } from '#domain/text/locales.ts'

type Props = {
  blocks: TypesetBlocks
  locale: Locale
  /** URL of a picture by its id. */
  fileUrl: (file: string) => string
}

/** Blocks of a question or an instruction as students see them. */
export const TypesetView = ({ blocks, locale, fileUrl }: Props) => (
  <div className="typeset" lang={LANG[locale]}>
    {blocks.map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids and are replaced as a whole
      <Fragment key={at}>{drawBlock(block, fileUrl)}</Fragment>
    ))}
  </div>
)

function drawBlock(block: TypesetBlock, fileUrl: Props['fileUrl']): ReactNode {
  if (block.kind === 'image')
    return (
      // biome-ignore lint/performance/noImgElement: a private file of its own size
      <img src={fileUrl(block.file)} alt={block.alt} width={block.width} height={block.height} />
    )
  if (block.kind === 'paragraph') return <p>{block.inlines.map(drawInline)}</p>
  const [head, ...rest] = block.hasHeader ? block.rows : [undefined, ...block.rows]
  return (
    <div className="typeset__table">
      <table>
        {head && (
          <thead>
            <tr>
              {head.map((cell, at) => createElement('th', { key: at, scope: 'col' }, cell.map(drawInline)))}
            </tr>
          </thead>
        )}
        <tbody>
          {rest.map((row, at) =>
            createElement(
              'tr',
              { key: at },
              row?.map((cell, column) => createElement('td', { key: column }, cell.map(drawInline))),
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function drawInline(inline: Inline, key: number): ReactNode {
  if (typeof inline === 'string') return <Fragment key={key}>{inline}</Fragment>
  if (inline.kind === 'blank')
    return (
      <span key={key} className="typeset__blank">
        <span className="panel-hidden">{`blank ${inline.id}`}</span>
      </span>
    )
  return (
    <span key={key} className={inline.isDisplay ? 'typeset__display' : undefined}>
      {drawMath(inline.tree, 0)}
    </span>
  )
}

function drawMath(node: MathNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, { ...elementProps(node), key }, ...node.children.map(drawMath))
}
