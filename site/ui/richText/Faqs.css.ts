import { uiStyle } from '#site/styles/layered.ts'

export const answer = uiStyle({ display: 'grid', gap: 12, maxWidth: '66ch' })
