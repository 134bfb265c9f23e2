import { globalLayer } from '@vanilla-extract/css'

/** Later layers win, whatever order the files load in. */
export const layerNames = ['reset', 'tokens', 'ui', 'features'] as const

export type Layer = (typeof layerNames)[number]

/** Every file states the whole order at its head, since any of them may be the first one a browser reads. */
export function declareLayers(): void {
  for (const name of layerNames) globalLayer(name)
}
