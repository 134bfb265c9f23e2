import * as migration_20261122_130124_initial from './20261122_130124_initial';

export const migrations = [
  {
    up: migration_20261122_130124_initial.up,
    down: migration_20261122_130124_initial.down,
    name: '20261122_130124_initial'
  },
];
