import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A time taken just now, or one that is called so, compared with a limit. */
const JUDGED =
  /expect\((?:(?:performance|Date)\.now\(\) - \w+|\w*(?:took|elapsed|[mM]edian|p9\d)\w*|\w*[a-z]Ms)\)\s*\.toBeLess/

it('no test but those of the long run judges how long something took: machines differ', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(unit|int|e2e|full)\/.*\.ts$/.test(file),
  )
  const judging = files.filter((file) => JUDGED.test(readFileSync(`tests/${file}`, 'utf8')))
  expect(judging).toEqual([
    'int/server/lockedDatabase.sqlite.int.test.ts',
    'int/server/strangers.int.test.ts',
  ])
})
