import * as migration_20261121_065945_initial from './20261121_065945_initial';

export const migrations = [
  {
    up: migration_20261121_065945_initial.up,
    down: migration_20261121_065945_initial.down,
    name: '20261121_065945_initial'
  },
];
