/** The six colour fields of a project as CSS hex (spec 3, Theme config). */
export type ThemeFields = {
  primaryColor: string
  secondaryColor: string
  primaryContrastColor: string
  secondaryContrastColor: string
  bgColor: string
  textColor: string
}

/** Spec 9: default theme primary #2a74ed, secondary #141414. */
export const defaultTheme: ThemeFields = {
  primaryColor: '#2a74ed',
  secondaryColor: '#141414',
  primaryContrastColor: '#ffffff',
  secondaryContrastColor: '#ffffff',
  bgColor: '#ffffff',
  textColor: '#141414',
}
