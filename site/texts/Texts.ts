import type { english } from './english.ts'

/** Every text of the storefront, by area; its type is that of the English texts. */
export type Texts = typeof english
export type Area = keyof Texts

/** The type of an area's texts in any language: the same keys, any strings. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> }
