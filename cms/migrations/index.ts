import * as migration_20261121_114346_initial from './20261121_114346_initial';

export const migrations = [
  {
    up: migration_20261121_114346_initial.up,
    down: migration_20261121_114346_initial.down,
    name: '20261121_114346_initial'
  },
];
