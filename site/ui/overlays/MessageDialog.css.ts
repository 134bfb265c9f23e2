import { uiStyle } from '#site/styles/layered.ts'

export const buttons = uiStyle({ display: 'grid', gap: 12 })
