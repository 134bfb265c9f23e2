import { uiStyle } from '#site/styles/layered.ts'
import { box as fieldBox } from './Field.css.ts'

/** Grows with its content where the browser supports that, from four to about twelve lines. */
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
