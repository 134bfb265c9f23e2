import { Check, TriangleAlert } from 'lucide-react'
import { type CheckedPair, MIN_CONTRAST } from '#domain/theme/checkContrast.ts'
import type { ThemeFields } from '#domain/theme/ThemeFields.ts'

type Props = { pairs: CheckedPair[]; onChoose?: (field: keyof ThemeFields, hex: string) => void }

const figure = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

/** WCAG contrast ratio of each pair of text and background colours, and the storefront's replacement for failing ones. */
export function ContrastList({ pairs, onChoose }: Props) {
  const failing = pairs.filter(({ isReadable }) => !isReadable).length
  return (
    <section className="contrast" aria-labelledby="contrast-title">
      <h3 id="contrast-title">Contrast</h3>
      <p className="field-description" role="status">
        {failing === 0
          ? `All pairs reach ${MIN_CONTRAST}:1, as WCAG (AA) requires.`
          : `${failing} of ${pairs.length} pairs are below ${MIN_CONTRAST}:1. You can save them: the storefront then shows the shades named below.`}
      </p>
      <ul>
        {pairs.map((pair) => (
          <li key={pair.id} data-pair={pair.id} data-passes={pair.isReadable}>
            <span
              className="contrast__sample"
              style={{ background: pair.ground, color: pair.text }}
              aria-hidden
            >
              Aa
            </span>
            <span className="contrast__words">
              <strong>{pair.label}</strong>
              <small>{shownText(pair)}</small>
            </span>
            <span className="contrast__figure">
              {pair.isReadable ? <Check size={16} aria-hidden /> : <TriangleAlert size={16} aria-hidden />}
              {figure(pair.ratio)} <b>{pair.isReadable ? 'passes' : 'too weak'}</b>
            </span>
            {pair.suggestion && onChoose ? (
              <button
                type="button"
                className="contrast__fix"
                onClick={() => onChoose(pair.field, pair.suggestion as string)}
              >
                <i style={{ background: pair.suggestion }} aria-hidden />
                Use {pair.suggestion}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function shownText({ shown, isReadable }: CheckedPair): string {
  if (!shown.isAdjusted) return 'Shown as it is'
  const description = `${shown.text} on ${shown.ground}, ${figure(shown.ratio)}`
  return isReadable
    ? `The storefront shows ${description}`
    : `Too weak to read, so visitors see ${description}`
}
