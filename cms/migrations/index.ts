import * as migration_20261127_174603_initial from './20261127_174603_initial';

export const migrations = [
  {
    up: migration_20261127_174603_initial.up,
    down: migration_20261127_174603_initial.down,
    name: '20261127_174603_initial'
  },
];
