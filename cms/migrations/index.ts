import * as migration_20261126_141440_initial from './20261126_141440_initial';

export const migrations = [
  {
    up: migration_20261126_141440_initial.up,
    down: migration_20261126_141440_initial.down,
    name: '20261126_141440_initial'
  },
];
