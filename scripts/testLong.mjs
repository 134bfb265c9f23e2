import { requireNode } from './nodeVersion.mjs'
import { runParts } from './parts.mjs'
import { runVitest } from './vitestRun.mjs'

/** The tests that have a long form: more seeds, more kills, more rows. */
const FILES = [
  'tests/int/auth/guessing',
  'tests/int/catalogue/lists',
  'tests/int/commerce/killed',
  'tests/int/commerce/webhooks',
  'tests/int/coupons/couponRace',
  'tests/int/shipments',
  'tests/int/invoices/issuing',
  'tests/int/jobs/scheduled',
  'tests/int/wallets',
  'tests/int/notifications',
  'tests/int/reservations/pools',
  'tests/int/reservations/reservationModel',
  'tests/int/reservations/stockRace',
  'tests/int/returns/randomRefunds',
  'tests/int/returns/randomStaffRefunds',
  'tests/int/seed/largeImport',
]

requireNode()
await runParts('long', [
  [
    'Races, kills and imports in their long form',
    () =>
      runVitest(['--project', 'int', ...FILES], { LONG: '1', KILL_TRIALS: process.env.KILL_TRIALS ?? '500' }),
  ],
  [
    'Two markers of exams in their long form',
    () => runVitest(['--project', 'unit', 'tests/unit/exams/agreement'], { LONG: '1' }),
  ],
])
