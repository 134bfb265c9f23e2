import * as migration_20261121_020608_initial from './20261121_020608_initial';

export const migrations = [
  {
    up: migration_20261121_020608_initial.up,
    down: migration_20261121_020608_initial.down,
    name: '20261121_020608_initial'
  },
];
