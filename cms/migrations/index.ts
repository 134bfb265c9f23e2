import * as migration_20261122_091626_initial from './20261122_091626_initial';

export const migrations = [
  {
    up: migration_20261122_091626_initial.up,
    down: migration_20261122_091626_initial.down,
    name: '20261122_091626_initial'
  },
];
