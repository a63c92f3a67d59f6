import { againMessages } from './again.js'
import { askingMessages } from './asking.js'
import { careMessages } from './care.js'
import { cellMessages } from './cell.js'
import { claimsMessages } from './claims.js'
import { commandMessages } from './command.js'
import { conventionMessages } from './convention.js'
import { doubledLinesMessages } from './doubled-lines.js'
import { fileMessages } from './file.js'
import { gazetteMessages } from './gazette.js'
import { gazetteJobsMessages } from './gazette-jobs.js'
import { layoutMessages } from './layout.js'
import { nightlyMessages } from './nightly.js'
import { noneMessages } from './none.js'
import { parameterMessages } from './parameter.js'
import { patchMessages } from './patch.js'
import { readingMessages } from './reading.js'
import { reportMessages } from './report.js'
import { rowMessages } from './row.js'
import { savedMessages } from './saved.js'
import { sealMessages } from './seal.js'
import { tableMessages } from './table.js'
import { termsMessages } from './terms.js'
import { watchMessages } from './watch.js'
import { webMessages } from './web.js'

export const messages = {
  ...againMessages,
  ...askingMessages,
  ...careMessages,
  ...cellMessages,
  ...claimsMessages,
  ...commandMessages,
  ...conventionMessages,
  ...doubledLinesMessages,
  ...fileMessages,
  ...gazetteJobsMessages,
  ...gazetteMessages,
  ...layoutMessages,
  ...nightlyMessages,
  ...noneMessages,
  ...parameterMessages,
  ...patchMessages,
  ...readingMessages,
  ...reportMessages,
  ...rowMessages,
  ...savedMessages,
  ...sealMessages,
  ...tableMessages,
  ...termsMessages,
  ...watchMessages,
  ...webMessages,
}
