/** Null bytes, line feeds and bidirectional marks: characters that are never typed into a single line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const hasControlCharacters = (text: string): boolean => CONTROL.test(text)
