import { uiStyle, variants } from '#site/styles/layered.ts'

const size = (px: number) => ({ width: px, height: px })

export const root = uiStyle({ flex: 'none' })
export const sizes = variants(uiStyle, { xs: size(14), s: size(16), m: size(20), l: size(24) })
