import {
  exampleNoDataExport,
  exampleReadyDataExport,
  exampleRunningDataExport,
  exampleWaitingDataExport,
} from '../../../../src/api/generated/examples.ts';
import { dataExportMachine } from '../../../../src/machines/privacy/export.machine.ts';
import { on } from '../../../pages/on.ts';
import { exportPart } from '../../../pages/privacy/your-data.page.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const failed = { state: 'failed', progress: 40 } as const;

export const dataExport = model(dataExportMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile') } },
  events: { retry: [{}], request: [{}] },
  answers: {
    getDataExport: {
      done: [exampleNoDataExport, exampleRunningDataExport, exampleReadyDataExport, failed],
      error: [500],
    },
    requestDataExport: { done: [exampleWaitingDataExport], error: [429] },
  },
  see: {
    loading: { says: 'whether there is an archive', shows: [on(exportPart, 'loading')] },
    failed: { says: 'no answer came; it can be tried again', shows: [on(exportPart, 'retryButton')] },
    deciding: passing,
    none: { says: '§privacy.1: an archive can be asked for', shows: [on(exportPart, 'requestButton')] },
    requesting: { says: 'it is asked for, once', shows: [on(exportPart, 'requestingButton')] },
    notRequested: {
      says: 'not asked for, with the reason',
      shows: [on(exportPart, 'alert'), on(exportPart, 'requestButton')],
    },
    making: { says: '§privacy.2: how far it has come', shows: [on(exportPart, 'progress')] },
    checking: { says: 'the same, while the page looks again', shows: [on(exportPart, 'progress')] },
    ready: {
      says: '§privacy.3: it can be downloaded',
      shows: [on(exportPart, 'downloadButton'), on(exportPart, 'requestButton')],
    },
    notMade: {
      says: '§privacy.2: it could not be made, and another can be asked for',
      shows: [on(exportPart, 'alert'), on(exportPart, 'requestButton')],
    },
  },
  act: { retry: pressing(exportPart, 'retryButton'), request: pressing(exportPart, 'requestButton') },
});
