import { colorTokens, tokenName } from '#domain/theme/colorTokens.ts'
import { link, stacks } from '#site/ui/layout.css.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { line, roundings, shadows, square, swatch, swatchColor, swatches, type } from '../page.css.ts'
import { Sample, Section } from '../Section.tsx'
import { HINDI } from '../samples.ts'

/** Typography, colours, radii and shadows. */
export function Foundations() {
  return (
    <Section id="foundations" title="Foundations">
      <div className={stacks.m}>
        <p className={type.display}>Walk in knowing the paper.</p>
        <p className={type.h1}>Full mock 14: your result</p>
        <p className={type.h2}>Most chosen this month</p>
        <p className={type.h3}>Where you stand</p>
        <p className={type.lead}>Lessons in order, practice under the clock.</p>
        <p>
          <MixedText>{`Body text at 16 px. ${HINDI} Ω = 2πf`}</MixedText>{' '}
          <AppLink href="/courses" className={link}>
            A link
          </AppLink>
        </p>
        <p className={type.small}>Small, text-2. ₹2,84,310 · 1:42:07</p>
      </div>
      <div lang="hi" className={stacks.m}>
        <p className={type.h2}>परीक्षा से पहले पूरी तैयारी</p>
        <p className={type.lead}>पाठ क्रम से, अभ्यास घड़ी के साथ।</p>
        <p>{HINDI} क्षत्रिय, ज्ञान, श्रृंखला, द्वंद्व, उद्देश्य: १२३४५६७८९०।</p>
      </div>
      <div className={swatches}>
        {colorTokens.map((token) => (
          <div key={token} className={swatch}>
            <div className={swatchColor} style={{ background: `var(--${tokenName(token)})` }} />
            {tokenName(token)}
          </div>
        ))}
      </div>
      <div className={line}>
        {Object.entries(roundings).map(([name, style]) => (
          <Sample key={name} name={name}>
            <div className={`${square} ${style}`} />
          </Sample>
        ))}
        {Object.entries(shadows).map(([name, style]) => (
          <Sample key={name} name={`shadow, ${name}`}>
            <div className={`${square} ${roundings.card} ${style}`} />
          </Sample>
        ))}
      </div>
    </Section>
  )
}
