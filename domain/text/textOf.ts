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

/** What stands in a place of a text; a text of its own is rendered with it. */
type Value = string | number | Text

/**
 * What is said to a person, before it is known in which language: a text of the catalogue with its values, or words that
 * have one language only, such as an editor's or a courier's.
 */
export type Text =
  | { readonly key: TextKey; readonly values?: Readonly<Record<string, Value>> }
  | { readonly words: string }

type Given<Places extends string> = [Places] extends [never] ? [] : [values: Readonly<Record<Places, Value>>]

/** A text of the catalogue; the types ask for a value for each place in it. `renderText` renders it. */
export const textOf = <Key extends TextKey>(key: Key, ...[values]: Given<PlacesIn<At<Key>>>): Text =>
  values ? { key, values } : { key }

/** Words that are shown as they are, in every language. */
export const literalText = (words: string): Text => ({ words })
