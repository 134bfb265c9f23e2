export const PHYSICS_CHEMISTRY = [
  { id: 'physics', title: { en: 'Physics', hi: 'भौतिकी' } },
  { id: 'chemistry', title: { en: 'Chemistry', hi: 'रसायन विज्ञान' } },
] as const
export const MATHS = { id: 'maths', title: { en: 'Mathematics', hi: 'गणित' } } as const
export const BIOLOGY = { id: 'biology', title: { en: 'Biology', hi: 'जीव विज्ञान' } } as const
