'use client'
import { useId } from 'react'
import type { CartLine } from '#domain/calls/cart.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Picture } from '#site/data/Picture.ts'
import { lineKey } from '#site/data/shop/cartChanges.ts'
import { useLinePictures } from '#site/data/shop/linePictures.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { LineProblem } from './LineProblem.tsx'
import {
  act,
  acts,
  book,
  facts,
  heading,
  line as lineStyle,
  now,
  price,
  title,
  wide,
  words,
} from './Lines.css.ts'
import { lineFacts } from './lineFacts.ts'
import { Quantity } from './Quantity.tsx'
import type { LineActions } from './useLineActions.ts'

type LinesProps = {
  lines: readonly CartLine[]
  actions: LineActions
  label: string
  isLabelShown?: boolean
}

/** The lines of the cart, or those saved for later; nothing when there are none. */
export function Lines({ lines, actions, label, isLabelShown = false }: LinesProps) {
  const id = useId()
  const { base } = useProject()
  const pictures = useLinePictures(
    base,
    lines.map(({ product }) => product),
  )
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isLabelShown ? heading : 'sr-only'}>
        {label}
      </h2>
      <Card pad="none">
        <ul>
          {lines.map((line) => (
            <Line key={lineKey(line)} line={line} actions={actions} picture={pictures.get(line.product)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

type LineProps = { line: CartLine; actions: LineActions; picture: Picture | undefined }

function Line({ line, actions, picture }: LineProps) {
  const t = useTexts('cart')
  const locale = useLocale()
  const name = line.title || t.unavailable
  const isBook = isShipped(line.kind)
  return (
    <li className={lineStyle} data-line={lineKey(line)}>
      <Cover
        shape={isBook ? 'book' : 'wide'}
        subject={line.subject}
        seed={line.slug}
        image={picture}
        className={isBook ? book : wide}
      />
      <div className={words}>
        <h3 className={title}>
          {line.slug ? (
            <AppLink href={productPath(line.kind, line.slug)} prefetch={false}>
              <MixedText>{name}</MixedText>
            </AppLink>
          ) : (
            name
          )}
        </h3>
        <p className={facts}>
          <MixedText>{lineFacts(line, t, locale).join(' · ')}</MixedText>
        </p>
        <LineProblem line={line} actions={actions} />
        <div className={acts}>
          <Quantity line={line} actions={actions} />
          <button
            type="button"
            className={act}
            data-act="remove"
            aria-label={fillPlaceholders(t.removeThis, { title: name })}
            onClick={() => actions.remove(line)}
          >
            {t.remove}
          </button>
          <MoveButton line={line} name={name} actions={actions} />
        </div>
      </div>
      <LinePrice line={line} />
    </li>
  )
}

/** Saves a line for later, or moves it back when it can be bought. */
function MoveButton({ line, name, actions }: { line: CartLine; name: string; actions: LineActions }) {
  const t = useTexts('cart')
  const { isSaved, problem } = line
  const isUnavailable = problem === 'productGone' || problem === 'optionGone'
  if (isUnavailable || (isSaved && problem === 'outOfStock')) return null
  return (
    <button
      type="button"
      className={act}
      data-act="move"
      aria-label={fillPlaceholders(isSaved ? t.moveToCartThis : t.laterThis, { title: name })}
      onClick={() => actions.move(line)}
    >
      {isSaved ? t.moveToCart : t.later}
    </button>
  )
}

function LinePrice({ line: { pricePaise, mrpPaise, quantity } }: { line: CartLine }) {
  const { usualPrice } = useTexts('cart')
  const { free } = useTexts('bill')
  return (
    <p className={price}>
      <b className={now}>{pricePaise === 0 ? free : formatInr(pricePaise * quantity)}</b>
      {mrpPaise > pricePaise ? (
        <s>
          <span className="sr-only">{usualPrice} </span>
          {formatInr(mrpPaise * quantity)}
        </s>
      ) : null}
    </p>
  )
}
