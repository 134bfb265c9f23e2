import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
} from '@vanilla-extract/css'
import { declareLayers, type Layer } from './layers.ts'

const wrap = (layer: Layer, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } }) as StyleRule

const isRule = (part: unknown): part is StyleRule =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

function layeredStyle(layer: Layer, rule: ComplexStyleRule): string {
  declareLayers()
  if (!Array.isArray(rule)) return style(wrap(layer, rule))
  return style(rule.map((part) => (isRule(part) ? wrap(layer, part) : part)))
}

/** A class of a primitive in `ui`; lists compose classes. */
export const uiStyle = (rule: ComplexStyleRule) => layeredStyle('ui', rule)

/** A class of a screen: overrides every primitive. */
export const featureStyle = (rule: ComplexStyleRule) => layeredStyle('features', rule)

/** Rules for a selector that no class of ours can reach. */
export function layeredGlobal(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  declareLayers()
  globalStyle(selector, { '@layer': { [layer]: rule } } as GlobalStyleRule)
}

/** One class for each key. */
export function variants<Key extends string>(
  make: typeof uiStyle,
  rules: Record<Key, ComplexStyleRule>,
): Record<Key, string> {
  const entries = Object.entries(rules) as [Key, ComplexStyleRule][]
  return Object.fromEntries(entries.map(([key, rule]) => [key, make(rule)])) as Record<Key, string>
}
