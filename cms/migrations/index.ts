import * as migration_20261127_140028_initial from './20261127_140028_initial';

export const migrations = [
  {
    up: migration_20261127_140028_initial.up,
    down: migration_20261127_140028_initial.down,
    name: '20261127_140028_initial'
  },
];
