import * as migration_20261121_155615_initial from './20261121_155615_initial';

export const migrations = [
  {
    up: migration_20261121_155615_initial.up,
    down: migration_20261121_155615_initial.down,
    name: '20261121_155615_initial'
  },
];
