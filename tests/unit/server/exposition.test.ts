import { expect, it } from 'vitest'
import { exposition } from '#cms/server/metrics/exposition.ts'

it('metrics are written as Prometheus reads them, with labels escaped and empty ones left out', () => {
  const text = exposition([
    { name: 'a_total', help: 'What a is.', type: 'counter', samples: [{ value: 3 }] },
    { name: 'nothing', help: 'No sample.', type: 'gauge', samples: [] },
    {
      name: 'b',
      help: 'What b is.',
      type: 'gauge',
      samples: [{ labels: { job: 'say "hi"\\\n' }, value: 0.5 }],
    },
  ])
  expect(text).toBe(
    [
      '# HELP a_total What a is.\n# TYPE a_total counter\na_total 3\n',
      '# HELP b What b is.\n# TYPE b gauge\nb{job="say \\"hi\\"\\\\\\n"} 0.5\n',
    ].join(''),
  )
})
