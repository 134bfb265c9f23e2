import { createElement, Fragment, type ReactNode } from 'react'

type FilledTextProps = {
  /** With placeholders: `By paying, you accept the {terms}.` */
  text: string
  /** What stands in their places, by name; a placeholder without one stays as it is written. */
  values: Readonly<Record<string, ReactNode>>
}

/** What `fill` does, for values that are elements, such as links. */
export function FilledText({ text, values }: FilledTextProps) {
  // Every second part is the name of a placeholder.
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part))
  return createElement(Fragment, null, ...parts)
}
