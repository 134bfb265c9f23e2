import * as migration_20261126_222912_initial from './20261126_222912_initial';

export const migrations = [
  {
    up: migration_20261126_222912_initial.up,
    down: migration_20261126_222912_initial.down,
    name: '20261126_222912_initial'
  },
];
