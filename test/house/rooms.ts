/**
 * Which rooms each room may import from, types included; the highest stands first. A folder of `src`
 * is a room, as are the two of `src/legal`, `jobs` and `bench`. What stands here and is not used is
 * a fault as well, so that the list is what the house is.
 */
export const ROOMS: Readonly<Record<string, string>> = {
  bench:
    'accept app batches cli config core dispatch gather jobs publish rate-limit records runtime sandbox services values watches',
  cli: 'accept access app batches catalogue config core gather jobs messages notices publish rate-limit records reports retention runtime sandbox schedules server services spreadsheets values verify watches web',
  server: 'access api app core messages panel web',
  panel:
    'accept access batches core messages notices publish records reports retention runtime schedules spreadsheets values verify watches web',
  api: 'access batches catalogue core messages notices publish records reports retention runtime schedules services spreadsheets verify watches web',
  web: 'access app batches core messages notices records reports runtime sandbox schedules services storage watches',
  app: 'batches config core execute messages notices rate-limit records redis runtime sandbox schedules services storage values',
  catalogue: 'batches core messages services spreadsheets values',
  retention: 'config core messages notices records schedules storage',
  schedules:
    'accept batches core gather legal/deadlines messages notices records redis reports runtime storage values watches',
  reports:
    'batches core gather legal/deadlines legal/gazette messages publish records runtime services spreadsheets storage values watches',
  jobs: 'core legal/deadlines legal/gazette messages records runtime services spreadsheets values watches',
  watches:
    'accept batches core gather legal/deadlines legal/gazette messages notices publish records redis runtime services spreadsheets storage values verify',
  batches:
    'accept config core dispatch documents execute gather legal/deadlines messages publish rate-limit records redis runtime sandbox services spreadsheets storage values',
  access: 'core records redis runtime storage',
  execute: 'core messages rate-limit records redis runtime services storage',
  verify: 'core gather messages publish records runtime spreadsheets storage',
  config: 'core messages notices rate-limit runtime services values',
  'legal/gazette': 'legal/deadlines services values',
  'legal/deadlines': 'messages values',
  dispatch: 'core messages records spreadsheets values',
  gather: 'core rate-limit records redis runtime storage',
  publish: 'core messages records runtime spreadsheets storage values',
  documents: 'core messages records spreadsheets storage',
  notices: 'core messages records redis runtime services storage values',
  services: 'core rate-limit runtime values',
  accept: 'core messages spreadsheets values',
  records: 'core storage',
  'rate-limit': 'core runtime',
  redis: 'core runtime storage',
  sandbox: 'core spreadsheets',
  core: 'messages spreadsheets values',
  messages: 'spreadsheets values',
  spreadsheets: 'runtime',
  runtime: '',
  values: '',
  storage: '',
}

/** Rooms that decide from what they are handed: no file, no network, no store. */
export const PURE = ['values', 'messages', 'legal/gazette', 'legal/deadlines']
