import { featureStyle } from '#site/styles/layered.ts'

export const examPanel = featureStyle({
  display: 'grid',
  gap: 12,
  padding: '24px clamp(16px, 2.6vw, 36px) 48px',
})
export const examForm = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 })
