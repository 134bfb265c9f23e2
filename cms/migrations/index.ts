import * as migration_20261127_141301_initial from './20261127_141301_initial';

export const migrations = [
  {
    up: migration_20261127_141301_initial.up,
    down: migration_20261127_141301_initial.down,
    name: '20261127_141301_initial'
  },
];
