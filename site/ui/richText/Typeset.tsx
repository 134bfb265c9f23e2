import { Fragment, type ReactNode } from 'react'
import type {
  Inline,
  LocalTypeset,
  TypesetBlock,
  TypesetBlocks,
  TypesetImage,
} from '#domain/exams/questions/typesetContent.ts'
import { LANG, LOCALES, type Locale } from '#domain/text/locales.ts'
import { Maths } from './Maths.tsx'
import { scroller, table } from './RichTextTable.css.ts'
import { blocks as blocksStyle, figure, image, missing, paragraph, sides } from './Typeset.css.ts'

/** The languages in which a text is shown: one, or both side by side. */
export type ShownLanguage = Locale | 'both'

type Drawn = {
  /** URLs of its pictures, by file id. */
  pictures?: ReadonlyMap<string, string>
  /** Renders a blank to fill in. */
  blank?: (id: string) => ReactNode
}

/** The texts to show: in the chosen language, or in the other one where there is no translation. */
function shownTexts(text: LocalTypeset, language: ShownLanguage): [Locale, TypesetBlocks][] {
  const written = LOCALES.flatMap((locale): [Locale, TypesetBlocks][] => {
    const blocks = text[locale]
    return blocks ? [[locale, blocks]] : []
  })
  if (language === 'both') return written
  return written
    .filter(([locale]) => locale === language)
    .concat(written)
    .slice(0, 1)
}

/** Paragraphs, formulas, tables and pictures of a question, as elements from their checked tree. */
export function Typeset({
  text,
  language,
  ...drawn
}: Drawn & { text: LocalTypeset; language: ShownLanguage }) {
  const shown = shownTexts(text, language)
  const parts = shown.map(([locale, blocks], index) => (
    <div key={locale} lang={LANG[locale]} className={blocksStyle}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored tree has no other keys and never moves
        <Block key={at} block={block} {...drawn} blank={index === 0 ? drawn.blank : undefined} />
      ))}
    </div>
  ))
  return parts.length > 1 ? <div className={sides}>{parts}</div> : parts
}

function Block({ block, ...drawn }: Drawn & { block: TypesetBlock }) {
  if (block.kind === 'image') return <Picture picture={block} pictures={drawn.pictures} />
  if (block.kind === 'paragraph')
    return (
      // A formula on a line of its own is no content of a paragraph element.
      <div className={paragraph}>
        <Inlines inlines={block.inlines} {...drawn} />
      </div>
    )
  const [head, ...rest] = block.rows
  const Head = block.hasHeader ? 'th' : 'td'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div className={scroller} tabIndex={0}>
      <table className={table}>
        <tbody>
          <tr>
            {head?.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Head key={at} scope={block.hasHeader ? 'col' : undefined}>
                <Inlines inlines={cell} {...drawn} />
              </Head>
            ))}
          </tr>
          {rest.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>
                  <Inlines inlines={cell} {...drawn} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Inlines({ inlines, blank }: Drawn & { inlines: readonly Inline[] }): ReactNode {
  return inlines.map((inline, at) => {
    if (typeof inline === 'string') return inline
    if (inline.kind === 'math')
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      return <Maths key={at} tree={inline.tree} isDisplay={inline.isDisplay} />
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Fragment key={at}>{blank ? blank(inline.id) : '______'}</Fragment>
  })
}

/** Maximum height of a picture, em. */
const MAX_PICTURE_EMS = 16

function Picture({ picture, pictures }: { picture: TypesetImage } & Pick<Drawn, 'pictures'>) {
  const { file, alt, width, height } = picture
  const url = pictures?.get(file)
  // Limited so that question and options fit on a screen together; in em, since readers choose the font size.
  const widest = `min(100%, ${((MAX_PICTURE_EMS * width) / height).toFixed(2)}em)`
  return (
    <figure className={figure}>
      {url ? (
        // biome-ignore lint/performance/noImgElement: a picture of the downloaded paper, in an object URL
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          className={image}
          style={{ maxWidth: widest }}
        />
      ) : (
        <div className={missing} style={{ width, maxWidth: widest, aspectRatio: `${width} / ${height}` }}>
          {alt}
        </div>
      )}
    </figure>
  )
}

/** The plain text in one language, for reading aloud: formulas as their TeX. */
export function spokenText(text: LocalTypeset, language: ShownLanguage): string {
  const [shown] = shownTexts(text, language)
  const words = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => (typeof inline === 'string' ? inline : inline.kind === 'math' ? inline.tex : '…'))
      .join('')
  return (shown?.[1] ?? [])
    .map((block) => {
      if (block.kind === 'paragraph') return words(block.inlines)
      return block.kind === 'image' ? block.alt : block.rows.flat().map(words).join(', ')
    })
    .join('\n')
}
