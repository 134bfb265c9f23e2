import type { ENGLISH_TEXTS } from './catalogue.ts'

type English = typeof ENGLISH_TEXTS

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/** Names a text of the catalogue: `outOfStock`, `order.refundProblems.taken`. */
export type TextKey = KeysOf<English>

type At<Key, Tree = English> = Key extends keyof Tree
  ? Tree[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof Tree
      ? At<Rest, Tree[Group]>
      : never
    : never

type PlacesIn<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never

/** The value of a placeholder; a nested text is rendered in the same language. */
type Value = string | number | Text

/**
 * A text that is not rendered in a language yet: a key of the catalogue with its values; a literal text (`words`) of an editor or a
 * courier, with its Hindi translation if there is one; a day or a time, in ms since epoch; or several texts (`parts`) joined by `by`.
 * Plain JSON, since it is stored in notifications.
 */
export type Text =
  | { readonly key: TextKey; readonly values?: Readonly<Record<string, Value>> }
  | { readonly words: string; readonly hindi?: string }
  | { readonly day: number }
  | { readonly moment: number }
  | { readonly parts: readonly Text[]; readonly by: string }

type ValuesArgument<Places extends string> = [Places] extends [never]
  ? []
  : [values: Readonly<Record<Places, Value>>]

/** A text of the catalogue; the types require a value for each of its placeholders. `renderText` renders it. */
export const textOf = <Key extends TextKey>(
  key: Key,
  ...[values]: ValuesArgument<PlacesIn<At<Key>>>
): Text => (values ? { key, values } : { key })

/** A text outside the catalogue, shown unchanged in every language; `hindi` is its Hindi translation, where an editor wrote one. */
export const literalText = (words: string, hindi?: string | null): Text =>
  hindi?.trim() ? { words, hindi } : { words }

/** A day in Indian time: `24 Nov 2026`. @param day ms since epoch */
export const dayOf = (day: number): Text => ({ day })

/** A day and time in Indian time: `24 Nov 2026, 6:00 pm`. @param moment ms since epoch */
export const momentOf = (moment: number): Text => ({ moment })

/** Texts joined by spaces; null ones are left out. */
export const sentences = (...texts: readonly (Text | null)[]): Text => joined(texts, ' ')

/** Texts joined by blank lines; null ones are left out. */
export const paragraphs = (...texts: readonly (Text | null)[]): Text => joined(texts, '\n\n')

const joined = (texts: readonly (Text | null)[], by: string): Text => ({
  parts: texts.filter((part) => part !== null),
  by,
})
