/** Null bytes, line feeds and marks that turn the direction of writing: nothing a person types into one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const hasControlCharacters = (text: string): boolean => CONTROL.test(text)
