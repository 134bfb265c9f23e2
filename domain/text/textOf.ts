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
 * What is said to a person, before it is known in which language: a text of the catalogue with its values; words that are
 * not in it, such as an editor's or a courier's, with their Hindi if there is one; a day or a moment, in ms since epoch; or several
 * sentences. Plain JSON, since notifications are stored with it.
 */
export type Text =
  | { readonly key: TextKey; readonly values?: Readonly<Record<string, Value>> }
  | { readonly words: string; readonly hindi?: string }
  | { readonly day: number }
  | { readonly moment: number }
  | { readonly parts: readonly Text[]; readonly by: string }

type Given<Places extends string> = [Places] extends [never] ? [] : [values: Readonly<Record<Places, Value>>]

/** A text of the catalogue; the types ask for a value for each place in it. `renderText` renders it. */
export const textOf = <Key extends TextKey>(key: Key, ...[values]: Given<PlacesIn<At<Key>>>): Text =>
  values ? { key, values } : { key }

/** Words that are shown as they are, in every language; `hindi` is their Hindi, where an editor wrote one. */
export const literalText = (words: string, hindi?: string | null): Text =>
  hindi?.trim() ? { words, hindi } : { words }

/** A day as people read it, in Indian time: `24 Nov 2026`. @param day ms since epoch */
export const dayOf = (day: number): Text => ({ day })

/** A moment as people read it, in Indian time: `24 Nov 2026, 6:00 pm`. @param moment ms since epoch */
export const momentOf = (moment: number): Text => ({ moment })

/** Sentences one after another; those that are null are left out. */
export const sentences = (...said: readonly (Text | null)[]): Text => joined(said, ' ')

/** The same as paragraphs. */
export const paragraphs = (...said: readonly (Text | null)[]): Text => joined(said, '\n\n')

const joined = (said: readonly (Text | null)[], by: string): Text => ({
  parts: said.filter((part) => part !== null),
  by,
})
