import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { looks, root, sizes } from '#site/ui/Button.css.ts'

export const slot = featureStyle({
  minWidth: 82,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
})

/** The avatar alone. */
export const narrowSlot = featureStyle([slot, { minWidth: 44 }])

const probablySignedIn = `html[data-session] ${slot}:not([data-known])`

export const loginButton = featureStyle([
  root,
  sizes.m,
  looks.outline,
  { selectors: { [`${probablySignedIn} &`]: { display: 'none' } } },
])

export const avatarSlot = featureStyle({
  display: 'none',
  selectors: { [`${probablySignedIn} &`]: { display: 'block' } },
})
layeredGlobal('features', probablySignedIn, { minWidth: 44 })
