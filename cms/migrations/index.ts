import * as migration_20261121_062109_initial from './20261121_062109_initial';

export const migrations = [
  {
    up: migration_20261121_062109_initial.up,
    down: migration_20261121_062109_initial.down,
    name: '20261121_062109_initial'
  },
];
