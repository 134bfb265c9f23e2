import { uiStyle } from '#site/styles/layered.ts'
import { box as fieldBox } from './Field.css.ts'

/** Grows with what is written where the browser can, between four lines and about twelve. */
export const area = uiStyle([
  fieldBox,
  {
    display: 'block',
    padding: '12px 14px',
    minHeight: 112,
    maxHeight: 280,
    lineHeight: 1.45,
    resize: 'vertical',
  },
  { fieldSizing: 'content', '::placeholder': { opacity: 1 } } as object,
])
