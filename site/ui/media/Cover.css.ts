import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const ground = vars.subject.cover
const fading = (percent: number) => `color-mix(in oklab, ${ground} ${percent}%, transparent)`

export const root = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  background: ground,
  color: vars.subject.coverLine,
  isolation: 'isolate',
})

export const shapes = variants(uiStyle, {
  card: { aspectRatio: '16 / 9', borderRadius: vars.radius.control },
  thumb: { width: 64, aspectRatio: '1', borderRadius: vars.radius.control, flex: 'none' },
  wide: { width: 112, aspectRatio: '16 / 10', borderRadius: vars.radius.control, flex: 'none' },
  fill: { width: '100%', height: '100%' },
  /** A printed book: upright, with its spine at the left. */
  book: {
    aspectRatio: '3 / 4',
    borderRadius: '3px 8px 8px 3px',
    boxShadow: vars.shadow.hover,
    selectors: {
      '&&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: fixedColors.bookSpine,
        zIndex: 1,
      },
    },
  },
})

export const drawing = uiStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: -1 })
export const picture = uiStyle({
  zIndex: -1,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** The background fades in over the drawing behind the text, so that it keeps its contrast. */
export const shade = uiStyle({
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to top right, ${ground} 12%, ${fading(55)} 34%, transparent 58%), linear-gradient(to bottom right, ${fading(92)} 16%, transparent 44%)`,
  },
})

/** Pictures are busier than drawings. */
export const pictureShade = uiStyle({
  selectors: {
    '&&::after': {
      background: `linear-gradient(to top right, ${ground} 16%, ${fading(82)} 36%, transparent 66%), linear-gradient(to bottom right, ${fading(92)} 14%, transparent 46%)`,
    },
  },
})

export const kicker = uiStyle({
  position: 'absolute',
  left: 14,
  top: 13,
  right: '42%',
  font: `600 .75rem/1.2 ${vars.font.family}`,
  color: fixedColors.white,
  opacity: 0.9,
})
export const title = uiStyle({
  position: 'absolute',
  left: 14,
  bottom: 12,
  right: '40%',
  font: `680 1.125rem/1.14 ${vars.font.family}`,
  letterSpacing: '-.02em',
  color: fixedColors.white,
  selectors: { '&:lang(hi)': { lineHeight: 1.4, letterSpacing: 0 } },
})
/** On a book the text is above the drawing. */
const book = `${shapes.book} > &`
export const bookDrawing = uiStyle({
  top: '34%',
  height: '54%',
  maskImage: `linear-gradient(transparent, ${fixedColors.black} 24%, ${fixedColors.black} 84%, transparent)`,
})
export const bookTitle = uiStyle({
  selectors: { [book]: { left: 18, right: 12, top: 34, bottom: 'auto', fontSize: '1rem' } },
})
export const bookKicker = uiStyle({ selectors: { [book]: { left: 18, right: 12 } } })
export const bookShade = uiStyle({
  selectors: {
    '&&::after': {
      background: `linear-gradient(to bottom, ${ground} 30%, ${fading(60)} 52%, transparent 78%)`,
    },
  },
})
export const badge = uiStyle({ position: 'absolute', right: 10, top: 10 })
