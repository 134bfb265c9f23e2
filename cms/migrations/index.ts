import * as migration_20261121_181648_initial from './20261121_181648_initial';

export const migrations = [
  {
    up: migration_20261121_181648_initial.up,
    down: migration_20261121_181648_initial.down,
    name: '20261121_181648_initial'
  },
];
