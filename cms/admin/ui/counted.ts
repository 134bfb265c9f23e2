import { countedText } from '#domain/text/counted.ts'

/** `1 attempt`, `2,400 attempts`. */
export const counted = (count: number, one: string, many: string): string =>
  countedText('en', { one: `{count} ${one}`, other: `{count} ${many}` }, count)
