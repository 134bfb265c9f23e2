import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a result is one word in Hindi, of tests and of searches', () => {
  const files = [
    ...readdirSync('site/texts/hi').map((file) => `site/texts/hi/${file}`),
    ...readdirSync('domain/text').map((file) => `domain/text/${file}`),
  ].filter((file) => file.endsWith('.ts'))
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('नतीज'))).toEqual([])
  expect(readFileSync('site/texts/hi/result.ts', 'utf8')).toContain('आपका परिणाम')
})
