import * as migration_20261123_091455_initial from './20261123_091455_initial';

export const migrations = [
  {
    up: migration_20261123_091455_initial.up,
    down: migration_20261123_091455_initial.down,
    name: '20261123_091455_initial'
  },
];
