import { uiStyle } from '#site/styles/layered.ts'
import { item as selectItem, list as selectList } from '../fields/Select.css.ts'

export const menu = uiStyle({ width: 220 })
export const list = selectList
export const item = uiStyle([selectItem, { textDecoration: 'none' }])
