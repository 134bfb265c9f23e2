import * as migration_20261127_094604_initial from './20261127_094604_initial';

export const migrations = [
  {
    up: migration_20261127_094604_initial.up,
    down: migration_20261127_094604_initial.down,
    name: '20261127_094604_initial'
  },
];
