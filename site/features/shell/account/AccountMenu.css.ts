import { below } from '#site/styles/breakpoints.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { looks, root, sizes } from '#site/ui/Button.css.ts'

const phone = below('md')

export const slot = featureStyle({
  minWidth: 44,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
})

/** For visitors: as wide as the button, also before it is rendered. */
export const loginSlot = featureStyle([slot, { minWidth: 82, '@media': { [phone]: { minWidth: 68 } } }])

const probablySignedIn = `html[data-session] ${slot}:not([data-known])`

export const loginButton = featureStyle([
  root,
  sizes.m,
  looks.outline,
  {
    // The name of the project needs the space.
    '@media': { [phone]: { paddingInline: 12 } },
    selectors: { [`${probablySignedIn} &`]: { display: 'none' } },
  },
])

export const avatarSlot = featureStyle({
  display: 'none',
  selectors: { [`${probablySignedIn} &`]: { display: 'block' } },
})
layeredGlobal('features', probablySignedIn, { minWidth: 44 })
