import type { CSSProperties } from 'react'
import { colorTokens, type Palette, tokenName } from '#domain/theme/colorTokens.ts'

type Props = { title: string; palette: Palette; isFirst: boolean }

/** Preview of the storefront in the derived palette. */
export function ThemeSpecimen({ title, palette, isFirst }: Props) {
  const style = Object.fromEntries(colorTokens.map((token) => [`--sp-${tokenName(token)}`, palette[token]]))
  return (
    <figure className="specimen-frame">
      <figcaption>
        {title}
        {isFirst ? <small> · what visitors see first</small> : null}
      </figcaption>
      <div
        className="specimen"
        style={style as CSSProperties}
        aria-hidden
        data-specimen={title.toLowerCase()}
      >
        <div className="specimen__bar">
          <b>Your brand</b>
          <span>Courses</span>
          <span>Blog</span>
          <em>Login</em>
        </div>
        <div className="specimen__body">
          <strong>Physics from the first law to the last question</strong>
          <p>
            Live classes and notes. <u>See the syllabus</u>
          </p>
          <div className="specimen__card">
            <b>Mechanics</b>
            <span>42 lessons · 18 hours</span>
            <span className="specimen__price">₹2,499</span>
            <i>Buy now</i>
          </div>
          <div className="specimen__band">
            <span>Ready to begin?</span>
            <i>Talk to us</i>
          </div>
        </div>
      </div>
    </figure>
  )
}
