import * as migration_20261124_082454_initial from './20261124_082454_initial';

export const migrations = [
  {
    up: migration_20261124_082454_initial.up,
    down: migration_20261124_082454_initial.down,
    name: '20261124_082454_initial'
  },
];
