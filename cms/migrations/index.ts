import * as migration_20261121_075730_initial from './20261121_075730_initial';

export const migrations = [
  {
    up: migration_20261121_075730_initial.up,
    down: migration_20261121_075730_initial.down,
    name: '20261121_075730_initial'
  },
];
