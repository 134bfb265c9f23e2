import * as migration_20261127_131448_initial from './20261127_131448_initial';

export const migrations = [
  {
    up: migration_20261127_131448_initial.up,
    down: migration_20261127_131448_initial.down,
    name: '20261127_131448_initial'
  },
];
