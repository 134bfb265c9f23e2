/** The visitor's own few colours replace ours: without backgrounds a selected item needs a system colour. */
export const forcedColors = '(forced-colors: active)'

/** Marks a selected item that otherwise differs by its background alone. */
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
