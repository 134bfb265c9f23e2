import * as migration_20261124_123418_initial from './20261124_123418_initial';

export const migrations = [
  {
    up: migration_20261124_123418_initial.up,
    down: migration_20261124_123418_initial.down,
    name: '20261124_123418_initial'
  },
];
