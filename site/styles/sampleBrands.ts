import type { ThemeFields } from '#domain/theme/ThemeFields.ts'

export type Brand = { id: string; label: string; theme: Partial<ThemeFields> }

/** Three difficult brands: a yellow, a red close to the colour of danger, and a dark background. */
export const BRANDS: readonly Brand[] = [
  {
    id: 'yellow',
    label: 'Yellow',
    theme: { primaryColor: '#ffc21a', primaryContrastColor: '#1b1b1b', secondaryColor: '#26221a' },
  },
  {
    id: 'red',
    label: 'Red',
    theme: { primaryColor: '#c8102e', secondaryColor: '#3a0d16', textColor: '#241618' },
  },
  {
    id: 'night',
    label: 'Night',
    theme: {
      primaryColor: '#7ee0b8',
      primaryContrastColor: '#06241a',
      secondaryColor: '#e9f2ee',
      secondaryContrastColor: '#0f1a1c',
      bgColor: '#0f1a1c',
      textColor: '#e9f2ee',
    },
  },
]
