import type { ColorToken, Palette } from './colorTokens.ts'

type Meaning = Extract<
  ColorToken,
  `success${string}` | `info${string}` | `warning${string}` | `danger${string}` | `violet${string}` | 'star'
>

/** Semantic colours do not follow the brand. */
export const lightSemanticColors: Pick<Palette, Meaning> = {
  success: '#0f7a46',
  successFill: '#12804a',
  successSoft: '#e8f5ee',
  info: '#1d5fb8',
  infoSoft: '#eaf2fc',
  warning: '#8a5300',
  warningFill: '#f5b93f',
  warningSoft: '#fdf3dd',
  danger: '#c02626',
  dangerFill: '#c92a2a',
  dangerSoft: '#fdecea',
  dangerLine: '#e3a09f',
  violet: '#6b3fb5',
  violetFill: '#6b3fb5',
  violetSoft: '#f1ebfa',
  star: '#d98a00',
}

export const darkSemanticColors: Pick<Palette, Meaning> = {
  success: '#5fd39a',
  successFill: '#12804a',
  successSoft: '#12301f',
  info: '#86b6f5',
  infoSoft: '#14273f',
  warning: '#f0bd5e',
  warningFill: '#f5b93f',
  warningSoft: '#35280f',
  danger: '#ff8f86',
  dangerFill: '#c92a2a',
  dangerSoft: '#3a1817',
  dangerLine: '#7a4744',
  violet: '#b99af0',
  violetFill: '#6b3fb5',
  violetSoft: '#291c42',
  star: '#f5b93f',
}
