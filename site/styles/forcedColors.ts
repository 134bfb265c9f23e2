/** The visitor's own few colours replace ours: grounds vanish, so that what is chosen needs a system colour. */
export const forcedColors = '(forced-colors: active)'

/** What is chosen, where a ground of ours is all that says so. */
export const chosenInForcedColors = {
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
  },
} as const
