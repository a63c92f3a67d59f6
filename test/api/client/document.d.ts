export interface paths {
    "/api/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batches of your accounts, the newest first */
        get: operations["listBatches"];
        put?: never;
        /**
         * Sends a spreadsheet, plans it and, unless plan=true, starts it
         * @description What has to be decided is asked with 409; nothing is spent. Idempotency-Key is honoured for 24 hours.
         */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/patches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mended file: only what changed is asked, and a whole new version comes out
         * @description The sheet of pending rows, or the whole file. The batch stays as it is; the version is a batch of its own. Idempotency-Key is honoured for 24 hours.
         */
        post: operations["patchBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/reruns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the file of a batch again, with other parameters, and compares
         * @description A batch of its own, priced and paid as any; its workbook has the sheet Comparação.
         */
        post: operations["rerunBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers what was asked about an upload, and plans it again */
        post: operations["answerBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One batch: counters, what it waits for, when it will be finished */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which column is a field, as it was answered and is remembered; the oldest first */
        get: operations["listAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets an answer: the question is asked again */
        delete: operations["forgetAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the workers begin: from here on it spends */
        post: operations["startBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nothing new is asked until it is resumed */
        post: operations["pauseBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on with a batch that was paused or interrupted */
        post: operations["resumeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a batch for good; what was answered is kept. One not started is removed */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/repeat-uncertain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks again what nobody could find out; it may be done twice at the service
         * @description Of a batch that has ended. It spends; with nothing uncertain it does nothing.
         */
        post: operations["repeatUncertain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/lane": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a batch to another lane, also while it runs */
        post: operations["moveBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows in input order, with how each ended */
        get: operations["listRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be downloaded of a batch */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/files/{*}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the files of a batch, by its name in the list */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the statements of a finished batch (CPC, arts. 524 and 534), in one zip */
        post: operations["makeStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/result.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result workbook; ETag, If-None-Match and one range */
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/pending.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows without a result, to be mended and sent back as a patch */
        get: operations["getPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/marked.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own workbook, each cell that was refused or warned of coloured and commented
         * @description Of an .xlsx that can be copied; else 400 says why. Mended, it comes back as a patch.
         */
        get: operations["getMarked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/diff/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed from one batch to another, by how much and why */
        get: operations["getDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/diff/{other}/difference.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a workbook, each row with both figures */
        get: operations["getDifferenceWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether input, plan, answers, calls, limits and workbook of a batch fit together */
        get: operations["verifyBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/rows/{line}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the figures of a row come from: cells, parameters, calls, answer, series */
        get: operations["traceRow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/batches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: `status` with the batch, at each change
         * @description Goes on after Last-Event-ID; 204 where nothing comes any more.
         */
        get: operations["followBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your accounts, with the state of their windows */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The watches of your accounts, with their last nights */
        get: operations["listWatches"];
        put?: never;
        /** Keeps the registrations and cases of a sheet to watch; nothing is spent */
        post: operations["addWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One watch: how far each spelling was read */
        get: operations["getWatch"];
        /** Another list for the same watch; what was shown stays shown */
        put: operations["replaceWatch"];
        post?: never;
        /** Forgets the watch; its batches stay */
        delete: operations["removeWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches/{name}/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nights that count, with their coverage, the earliest first */
        get: operations["listNights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the workers to read tonight's gazette now, or another night's; it spends */
        post: operations["runWatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/watches/{name}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was asked by run, and what became of it, the newest first */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schedules of your accounts, and when they fire */
        get: operations["listSchedules"];
        put?: never;
        /** Adds a schedule; what is wrong with its request is told now */
        post: operations["addSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /** Removes it; its history stays */
        delete: operations["removeSchedule"];
        options?: never;
        head?: never;
        /** Changes what is said of it; the rest and its history stay */
        patch: operations["editSchedule"];
        trace?: never;
    };
    "/api/schedules/{name}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its next firings */
        get: operations["nextFirings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/{name}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Firings made and missed, the newest first */
        get: operations["listFirings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/{name}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It fires no more until it is resumed */
        post: operations["pauseSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/{name}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It fires again */
        post: operations["resumeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/{name}/run-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the workers for a firing out of its turn; it may spend */
        post: operations["fireSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices that wait or were given up; with all=true also those delivered */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One notice, with each attempt */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends notices again that were given up: those named, or all of yours */
        post: operations["replayNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports that are stored, kind by kind, the newest of each last */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a report and stores it; costs no unit */
        post: operations["makeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{kind}/{id}/report.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workbook of a report; ETag, If-None-Match and one range */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendars of the program, and those that were added */
        get: operations["listCalendars"];
        put?: never;
        /** Adds a court's calendar, in place of an earlier version */
        post: operations["addCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One calendar: each day with its source */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        /** Removes a calendar that was added */
        delete: operations["removeCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every index, or every judicial table; costs nothing */
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/{kind}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One index or judicial table */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/{kind}/{ref}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its months, with all the digits that the service gave */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs, with their columns and parameters */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{job}/template.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small sheet of the job to begin from, with what each column may hold */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prune": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells what is too old to keep, and with yes removes it */
        post: operations["prune"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NoticeInput: {
            notice: string;
            /** @enum {string} */
            state: "waiting" | "dead" | "delivered";
            createdAt: string;
            to: string;
            subject: string;
            attempts: number;
            due: string | null;
            last: string | null;
        };
        FiringInput: {
            firing: string | null;
            /** @description ISO 8601, UTC. */
            scheduledAt: string;
            /** @enum {string} */
            state: "asked" | "claimed" | "started" | "done" | "failed" | "missed" | "unattended";
            manual: boolean;
            caughtUp: boolean;
            attempts: number;
            batch: string | null;
            endedAt: string | null;
            reason: string | null;
            /** @description Earlier ones were missed too. */
            andBefore: boolean;
        };
        ScheduleInput: {
            schedule: string;
            /** @enum {string} */
            state: "active" | "paused";
            cron: string;
            /** @description Not on national holidays. */
            businessDays: boolean;
            tz: string;
            /** @enum {string} */
            catchUp: "none" | "last" | "all";
            notify: string[];
            /** @description The command that it stands for. */
            does: string;
            next: string | null;
            last: string | null;
            lastState: ("asked" | "claimed" | "started" | "done" | "failed" | "missed" | "unattended") | null;
        };
        ToldInput: {
            code: string;
            text: string;
            todo: string;
            facts: {
                [key: string]: unknown;
            };
        };
        ProblemInput: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            /** @description Exit status of the command line for the same. */
            exitStatus: number;
            problems: components["schemas"]["ToldInput"][];
            /** @description The upload that waits for answers. */
            batch?: string;
            questions?: {
                code: string;
                /** @description Answers that settle it, each as POST /batches/{id}/answers takes it. */
                choices: {
                    text: string;
                    answers: {
                        parameters?: {
                            [key: string]: string;
                        };
                        map?: {
                            [key: string]: string;
                        };
                        sheet?: string;
                        /** @enum {string} */
                        decimal?: "comma" | "dot";
                        /** @enum {string} */
                        dates?: "dmy" | "mdy";
                        /** @description Of a patch: rows not in the file go. */
                        dropMissing?: boolean;
                    };
                }[];
                /** @description With what it can be answered; with nothing, where the sheet has to be mended. */
                answers: {
                    options: ("sheet" | "decimal" | "dates" | "dropMissing")[];
                    fields: string[];
                    anyField: boolean;
                    parameters: string[];
                };
            }[];
            /** @description The batch of the same file and request. */
            first?: string;
        };
        RowsInput: {
            read: number;
            ok: number;
            warned: number;
            rejected: number;
            failed: number;
            duplicate: number;
            ignored: number;
            pending: number;
        };
        BatchInput: {
            batch: string;
            job: string;
            /** @enum {string} */
            state: "planned" | "open" | "paused" | "cancelling" | "finished" | "cancelled";
            file: string;
            account: string;
            /** @enum {string} */
            lane: "urgent" | "normal" | "background";
            /** @description Figures of the sandbox, not of a service. */
            rehearsal: boolean;
            createdAt: string;
            finishedAt?: string;
            rows: components["schemas"]["RowsInput"];
            units: {
                quoted: number;
                spent: number;
            };
            calls: number;
            tasks: number;
            settled: number;
            quote: {
                calls: number;
                units: number;
                first?: {
                    calls: number;
                    units: number;
                };
                freeCalls?: number;
                estimateMs: number | null;
            };
            told: components["schemas"]["ToldInput"][];
            windows: {
                units: number;
                ms: number;
                used: number;
                nextFreeMs: number | null;
            }[];
            waitsFor?: {
                /** @enum {string} */
                is: "paused" | "window" | "turn" | "storage" | "halted" | "worker" | "account";
                ms: number | null;
            };
            finishAt?: string;
        };
        BatchSummaryInput: {
            batch: string;
            job: string;
            /** @enum {string} */
            state: "planned" | "open" | "paused" | "cancelling" | "finished" | "cancelled";
            file: string;
            account: string;
            /** @description Figures of the sandbox, not of a service. */
            rehearsal: boolean;
            createdAt: string;
            finishedAt?: string;
            rows: components["schemas"]["RowsInput"];
            units: {
                quoted: number;
                spent: number;
            };
            calls: number;
        };
        RowInput: {
            line: number;
            /** @enum {string} */
            outcome: "ok" | "warned" | "rejected" | "failed" | "duplicate" | "ignored" | "pending";
            cells: string[];
            figures: {
                [key: string]: string;
            };
            said: components["schemas"]["ToldInput"][];
        };
        AskedInput: {
            firing: string;
        };
        AccountInput: {
            account: string;
            /** @enum {string} */
            service: "calculation" | "gazette" | "update";
            windows: {
                /** @description As the limiter applies them: the service may have advertised fewer. */
                units: number;
                ms: number;
                used: number;
                /** @description Now; less while some is reserved to people. */
                takeable: number;
                nextFreeMs: number | null;
            }[];
            /** @description Units that the same user spent elsewhere, as the service counts them. */
            foreign: number;
            pausedMs: number;
            /** @description Calls that wait for units. */
            waiting: number;
        };
        RememberedAnswerInput: {
            id: string;
            /** Format: date-time */
            at: string;
            account: string;
            job: string;
            headings: string[];
            question: string;
            field: string;
            /** @description The column as `map` takes it; empty where none is the field. */
            said: string;
            /** @description As a person knows it: D «Saldo». */
            column: string;
        };
        BatchPageInput: {
            batches: components["schemas"]["BatchSummaryInput"][];
            next: string | null;
        };
        AskingInput: {
            batch: string;
            /** @constant */
            state: "asking";
            file: string;
            job: string;
            questions: {
                code: string;
                text: string;
                todo: string;
                facts: {
                    [key: string]: unknown;
                };
                /** @description Answers that settle it, each as POST /batches/{id}/answers takes it. */
                choices: {
                    text: string;
                    answers: {
                        parameters?: {
                            [key: string]: string;
                        };
                        map?: {
                            [key: string]: string;
                        };
                        sheet?: string;
                        /** @enum {string} */
                        decimal?: "comma" | "dot";
                        /** @enum {string} */
                        dates?: "dmy" | "mdy";
                        /** @description Of a patch: rows not in the file go. */
                        dropMissing?: boolean;
                    };
                }[];
                /** @description With what it can be answered; with nothing, where the sheet has to be mended. */
                answers: {
                    options: ("sheet" | "decimal" | "dates" | "dropMissing")[];
                    fields: string[];
                    anyField: boolean;
                    parameters: string[];
                };
            }[];
            first?: string;
        };
        CalendarInput: {
            calendar: string;
            version: string;
            name: string;
            courts: string[];
            from: string;
            to: string | null;
            base: string | null;
            periods: number;
            /** @description null: it comes with the program. */
            file: string | null;
            addedAt: string | null;
            sha256: string | null;
        };
        CalendarDetailsInput: {
            calendar: string;
            version: string;
            name: string;
            courts: string[];
            from: string;
            to: string | null;
            base: string | null;
            periods: number;
            /** @description null: it comes with the program. */
            file: string | null;
            addedAt: string | null;
            sha256: string | null;
            days: {
                /** @description In Brazilian notation. */
                days: string;
                name: string;
                /** @enum {string} */
                does: "closes" | "suspends";
                /** @description The law or act that it is by. */
                source: string;
            }[];
        };
        NewCalendarInput: {
            /** @description Its name. */
            file: string;
            /** @description The file, letter by letter. */
            text: string;
        };
        /** @description As the service tells it: slug, id, name and what else it says. */
        EntryInput: {
            [key: string]: unknown;
        };
        VerificationInput: {
            ok: boolean;
            looked: {
                rows: number;
                /** @description Of the workbook. */
                cells: number;
                calls: number;
                units: number;
                /** @description Grants of units that were laid into the windows. */
                grants: number;
                /** @description Calls whose end nobody could find out. */
                uncertain: number;
            };
            problems: components["schemas"]["ToldInput"][];
        };
        TraceInput: {
            batch: string;
            line: number;
            /** @enum {string} */
            outcome: "ok" | "warned" | "rejected" | "failed" | "duplicate" | "ignored" | "pending";
            received: {
                heading: string;
                value: string;
                field?: string;
            }[];
            read: {
                [key: string]: unknown;
            };
            parameters: {
                [key: string]: unknown;
            };
            calls: {
                id: string;
                route: string;
                units: number;
                at: string;
                /** @description HTTP status, or how it ended without an answer. */
                ended: string;
            }[];
            /** @description Of the answer, what belongs to the row. */
            answered?: unknown;
            /** @description By which the figure was computed again. */
            series: {
                name: string;
                months: {
                    [key: string]: unknown;
                }[];
            }[];
            figures: {
                [key: string]: string;
            };
            said: components["schemas"]["ToldInput"][];
        };
        /**
         * @example {
         *       "job": "correct",
         *       "parameters": "{\"index\":\"ipca\",\"updateTo\":\"31/12/2024\"}",
         *       "file": "valor;vencimento\n1.234,56;10/01/2020\nabc;15/03/2021\n"
         *     }
         */
        UploadInput: {
            /** Format: binary */
            file: string;
            /** @example correct */
            job: string;
            /** @description JSON: {"index":"ipca","updateTo":"31/12/2024"} */
            parameters?: string;
            /** @description JSON: {"valor":"Vl. Orig."}; an empty text: no column. */
            map?: string;
            sheet?: string;
            /** @enum {string} */
            decimal?: "comma" | "dot";
            /** @enum {string} */
            dates?: "dmy" | "mdy";
            /** @enum {string} */
            duplicates?: "warn" | "drop";
            /** @enum {string} */
            lane?: "urgent" | "normal" | "background";
            /** @description Of recalc, as 30d: what changed later stays. */
            onlyIfOlderThan?: string;
            account?: string;
            /**
             * @description Pays for the same once more.
             * @enum {string}
             */
            again?: "true" | "false";
        };
        /**
         * @example {
         *       "decimal": "comma"
         *     }
         */
        AnswersInput: {
            parameters?: {
                [key: string]: string;
            };
            map?: {
                [key: string]: string;
            };
            sheet?: string;
            /** @enum {string} */
            decimal?: "comma" | "dot";
            /** @enum {string} */
            dates?: "dmy" | "mdy";
            /** @description Of a patch: rows not in the file go. */
            dropMissing?: boolean;
            again?: boolean;
        };
        /**
         * @example {
         *       "file": "valor;vencimento\n1.234,56;10/01/2020\n9,99;15/03/2021\n"
         *     }
         */
        PatchUploadInput: {
            /** Format: binary */
            file: string;
            /**
             * @description Rows not in the file go.
             * @enum {string}
             */
            dropMissing?: "true" | "false";
            /** @enum {string} */
            lane?: "urgent" | "normal" | "background";
            /** @enum {string} */
            again?: "true" | "false";
        };
        /**
         * @example {
         *       "parameters": {
         *         "updateTo": "30/11/2024"
         *       }
         *     }
         */
        RerunInput: {
            /** @description What changes; all else is as before. */
            parameters?: {
                [key: string]: string;
            };
            /** @enum {string} */
            lane?: "urgent" | "normal" | "background";
            /** @description Pays for the same once more. */
            again?: boolean;
        };
        DifferenceInput: {
            before: string;
            now: string;
            job: string;
            /** @description What is compared, as the workbook calls it. */
            figure: string;
            rows: {
                both: number;
                changed: number;
                added: number;
                removed: number;
            };
            totals: {
                before: string;
                now: string;
                difference: string;
            };
            causes: {
                cause: string;
                rows: number;
                difference: string;
            }[];
            largest: {
                lineBefore: number | null;
                lineNow: number | null;
                /** @description A decimal; null where the side has no figure. */
                before: string | null;
                /** @description A decimal; null where the side has no figure. */
                now: string | null;
                /** @description A decimal; null where the side has no figure. */
                difference: string | null;
                why: string[];
            }[];
        };
        BatchFileInput: {
            name: string;
            bytes: number;
            href: string;
        };
        NoticeDetailsInput: {
            notice: string;
            /** @enum {string} */
            state: "waiting" | "dead" | "delivered";
            createdAt: string;
            to: string;
            subject: string;
            attempts: number;
            due: string | null;
            last: string | null;
            facts: {
                [key: string]: unknown;
            };
            sendings: {
                round: number;
                n: number;
                at: string;
                ended: string;
                detail: string | null;
            }[];
        };
        PrunedInput: {
            /** @enum {string} */
            state: "planned" | "pruned";
            batches: {
                batch: string;
                /** @enum {string} */
                why: "ended" | "half-made" | "begun";
                objects: number;
                bytes: number;
            }[];
            objects: number;
            bytes: number;
            oldest?: string;
            newest?: string;
            ledger: number;
            notices: number;
            firings: number;
            uploads: number;
            kept: {
                open: string[];
                untold: string[];
                headless: string[];
            };
        };
        ReportInput: {
            report: string;
            /** @enum {string} */
            kind: "index" | "portfolio" | "gazette";
            title: string;
            createdAt: string;
            incomplete: boolean;
            rehearsal: boolean;
            rows: components["schemas"]["RowsInput"];
            counts: {
                [key: string]: number;
            };
            /** @description None of them cost a unit. */
            calls: number;
            /** @description Of its workbook. */
            href: string;
        };
        /**
         * @example {
         *       "parameters": {
         *         "index": "ipca"
         *       }
         *     }
         */
        NewReportInput: {
            /** @default {} */
            parameters: {
                [key: string]: string;
            };
            account?: string;
        };
        RowPageInput: {
            headings: string[];
            rows: components["schemas"]["RowInput"][];
            next: number | null;
        };
        /**
         * @example {
         *       "name": "noturno",
         *       "every": "weekday",
         *       "at": "06:00",
         *       "report": "index"
         *     }
         */
        NewScheduleInput: {
            name: string;
            /** @description weekday (no national holiday), day, monday, "monday and thursday"; with at. */
            every?: string;
            /** @description HH:MM */
            at?: string;
            /** @description Instead of every: minute, hour, day, month, weekday. */
            cron?: string;
            /** @description That of LOTE_TZ unless said. */
            tz?: string;
            /** @enum {string} */
            catchUp?: "none" | "last" | "all";
            /** @description One of watch, report, job. */
            watch?: string;
            patience?: string;
            report?: string;
            job?: string;
            /** @description Of a job: a path of the worker, or bucket:KEY. For admins of all accounts. */
            file?: string;
            parameters?: {
                [key: string]: string;
            };
            map?: {
                [key: string]: string;
            };
            sheet?: string;
            decimal?: string;
            dates?: string;
            duplicates?: string;
            lane?: string;
            method?: string;
            onlyIfOlderThan?: string;
            account?: string;
            /** @description Addresses of mail, or https://... */
            notify?: string[];
            texts?: boolean;
        };
        /**
         * @example {
         *       "at": "07:00",
         *       "notify": [
         *         "ana@escritorio.example"
         *       ]
         *     }
         */
        ScheduleEditInput: {
            /** @description weekday (no national holiday), day, monday, "monday and thursday"; with at. */
            every?: string;
            /** @description HH:MM */
            at?: string;
            /** @description Instead of every: minute, hour, day, month, weekday. */
            cron?: string;
            /** @description That of LOTE_TZ unless said. */
            tz?: string;
            /** @enum {string} */
            catchUp?: "none" | "last" | "all";
            /** @description One of watch, report, job. */
            watch?: string;
            patience?: string;
            report?: string;
            job?: string;
            /** @description Of a job: a path of the worker, or bucket:KEY. For admins of all accounts. */
            file?: string;
            parameters?: {
                [key: string]: string;
            };
            map?: {
                [key: string]: string;
            };
            sheet?: string;
            decimal?: string;
            dates?: string;
            duplicates?: string;
            lane?: string;
            method?: string;
            onlyIfOlderThan?: string;
            account?: string;
            /** @description Addresses of mail, or https://... */
            notify?: string[];
            texts?: boolean;
        };
        AddedScheduleInput: {
            schedule: string;
            /** @enum {string} */
            state: "active" | "paused";
            cron: string;
            /** @description Not on national holidays. */
            businessDays: boolean;
            tz: string;
            /** @enum {string} */
            catchUp: "none" | "last" | "all";
            notify: string[];
            /** @description The command that it stands for. */
            does: string;
            next: string | null;
            last: string | null;
            lastState: ("asked" | "claimed" | "started" | "done" | "failed" | "missed" | "unattended") | null;
            fileElsewhere?: string;
            undelivered?: {
                to: string[];
                missing: string[];
            };
        };
        TemplateInput: {
            job: string;
            title: string;
            aliases: string[];
            /** @enum {string} */
            service: "calculation" | "gazette" | "update";
            columns: {
                field: string;
                type: string;
                required: boolean;
            }[];
            parameters: {
                name: string;
                type: string;
                choices?: string[];
            }[];
            /** @description Of a small sheet to begin from. */
            href: string;
        };
        WatchInput: {
            name: string;
            addedAt: string;
            file: string;
            account: string | null;
            perLawyer: boolean;
            /** @enum {string} */
            ifNothing: "mail" | "none";
            /** @description Registrations and cases that are watched. */
            registrations: number;
        };
        NightInput: {
            /** @description YYYY-MM-DD */
            night: string;
            batch: string;
            /** @description The night of which it read what that could not. */
            supplementOf?: string;
            rehearsal?: boolean;
            finishedAt: string;
            new: number;
            late: number;
            check: number;
            changed: number;
            cancelled: number;
            seen: number;
            /** @description Days of spellings that were read whole, in part, not at all. */
            coverage: {
                complete: number;
                incomplete: number;
                failed: number;
            };
            rows: components["schemas"]["RowsInput"];
            calls: number;
            units: number;
        };
        KeptListInput: {
            watch: components["schemas"]["WatchInput"];
            columns: {
                field: string;
                column: string;
                heading: string;
            }[];
            /** @description How the sheet was understood, and which rows nobody watches. */
            told: components["schemas"]["ToldInput"][];
        };
        /**
         * @example {
         *       "name": "diario",
         *       "file": "OAB;UF\n123456;SP\n"
         *     }
         */
        ListUploadInput: {
            /** Format: binary */
            file: string;
            /** @description Of a new watch. */
            name?: string;
            /** @description JSON: {"oab":"Inscrição"} */
            map?: string;
            sheet?: string;
            account?: string;
            /** @enum {string} */
            perLawyer?: "true" | "false";
            /** @description Of a new one: the first day that is read, or hoje. */
            from?: string;
            /**
             * @description none: nobody responsible is mailed of a night read whole without a publication.
             * @enum {string}
             */
            ifNothing?: "mail" | "none";
        };
        WatchDetailsInput: {
            watch: components["schemas"]["WatchInput"];
            seen: number;
            unsettled: string[];
            /** @description How far each spelling was read. */
            readings: {
                watched: string;
                spelling: string;
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                wholeTo?: string;
                /** @description YYYY-MM-DD */
                openFrom?: string;
            }[];
        };
        Notice: {
            notice: string;
            /** @enum {string} */
            state: "waiting" | "dead" | "delivered";
            createdAt: string;
            to: string;
            subject: string;
            attempts: number;
            due: string | null;
            last: string | null;
        };
        Firing: {
            firing: string | null;
            /** @description ISO 8601, UTC. */
            scheduledAt: string;
            /** @enum {string} */
            state: "asked" | "claimed" | "started" | "done" | "failed" | "missed" | "unattended";
            manual: boolean;
            caughtUp: boolean;
            attempts: number;
            batch: string | null;
            endedAt: string | null;
            reason: string | null;
            /** @description Earlier ones were missed too. */
            andBefore: boolean;
        };
        Schedule: {
            schedule: string;
            /** @enum {string} */
            state: "active" | "paused";
            cron: string;
            /** @description Not on national holidays. */
            businessDays: boolean;
            tz: string;
            /** @enum {string} */
            catchUp: "none" | "last" | "all";
            notify: string[];
            /** @description The command that it stands for. */
            does: string;
            next: string | null;
            last: string | null;
            lastState: ("asked" | "claimed" | "started" | "done" | "failed" | "missed" | "unattended") | null;
        };
        Told: {
            code: string;
            text: string;
            todo: string;
            facts: {
                [key: string]: unknown;
            };
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            /** @description Exit status of the command line for the same. */
            exitStatus: number;
            problems: components["schemas"]["Told"][];
            /** @description The upload that waits for answers. */
            batch?: string;
            questions?: {
                code: string;
                /** @description Answers that settle it, each as POST /batches/{id}/answers takes it. */
                choices: {
                    text: string;
                    answers: {
                        parameters?: {
                            [key: string]: string;
                        };
                        map?: {
                            [key: string]: string;
                        };
                        sheet?: string;
                        /** @enum {string} */
                        decimal?: "comma" | "dot";
                        /** @enum {string} */
                        dates?: "dmy" | "mdy";
                        /** @description Of a patch: rows not in the file go. */
                        dropMissing?: boolean;
                    };
                }[];
                /** @description With what it can be answered; with nothing, where the sheet has to be mended. */
                answers: {
                    options: ("sheet" | "decimal" | "dates" | "dropMissing")[];
                    fields: string[];
                    anyField: boolean;
                    parameters: string[];
                };
            }[];
            /** @description The batch of the same file and request. */
            first?: string;
        };
        Rows: {
            read: number;
            ok: number;
            warned: number;
            rejected: number;
            failed: number;
            duplicate: number;
            ignored: number;
            pending: number;
        };
        Batch: {
            batch: string;
            job: string;
            /** @enum {string} */
            state: "planned" | "open" | "paused" | "cancelling" | "finished" | "cancelled";
            file: string;
            account: string;
            /** @enum {string} */
            lane: "urgent" | "normal" | "background";
            /** @description Figures of the sandbox, not of a service. */
            rehearsal: boolean;
            createdAt: string;
            finishedAt?: string;
            rows: components["schemas"]["Rows"];
            units: {
                quoted: number;
                spent: number;
            };
            calls: number;
            tasks: number;
            settled: number;
            quote: {
                calls: number;
                units: number;
                first?: {
                    calls: number;
                    units: number;
                };
                freeCalls?: number;
                estimateMs: number | null;
            };
            told: components["schemas"]["Told"][];
            windows: {
                units: number;
                ms: number;
                used: number;
                nextFreeMs: number | null;
            }[];
            waitsFor?: {
                /** @enum {string} */
                is: "paused" | "window" | "turn" | "storage" | "halted" | "worker" | "account";
                ms: number | null;
            };
            finishAt?: string;
        };
        BatchSummary: {
            batch: string;
            job: string;
            /** @enum {string} */
            state: "planned" | "open" | "paused" | "cancelling" | "finished" | "cancelled";
            file: string;
            account: string;
            /** @description Figures of the sandbox, not of a service. */
            rehearsal: boolean;
            createdAt: string;
            finishedAt?: string;
            rows: components["schemas"]["Rows"];
            units: {
                quoted: number;
                spent: number;
            };
            calls: number;
        };
        Row: {
            line: number;
            /** @enum {string} */
            outcome: "ok" | "warned" | "rejected" | "failed" | "duplicate" | "ignored" | "pending";
            cells: string[];
            figures: {
                [key: string]: string;
            };
            said: components["schemas"]["Told"][];
        };
        Asked: {
            firing: string;
        };
        Account: {
            account: string;
            /** @enum {string} */
            service: "calculation" | "gazette" | "update";
            windows: {
                /** @description As the limiter applies them: the service may have advertised fewer. */
                units: number;
                ms: number;
                used: number;
                /** @description Now; less while some is reserved to people. */
                takeable: number;
                nextFreeMs: number | null;
            }[];
            /** @description Units that the same user spent elsewhere, as the service counts them. */
            foreign: number;
            pausedMs: number;
            /** @description Calls that wait for units. */
            waiting: number;
        };
        RememberedAnswer: {
            id: string;
            /** Format: date-time */
            at: string;
            account: string;
            job: string;
            headings: string[];
            question: string;
            field: string;
            /** @description The column as `map` takes it; empty where none is the field. */
            said: string;
            /** @description As a person knows it: D «Saldo». */
            column: string;
        };
        BatchPage: {
            batches: components["schemas"]["BatchSummary"][];
            next: string | null;
        };
        Asking: {
            batch: string;
            /** @constant */
            state: "asking";
            file: string;
            job: string;
            questions: {
                code: string;
                text: string;
                todo: string;
                facts: {
                    [key: string]: unknown;
                };
                /** @description Answers that settle it, each as POST /batches/{id}/answers takes it. */
                choices: {
                    text: string;
                    answers: {
                        parameters?: {
                            [key: string]: string;
                        };
                        map?: {
                            [key: string]: string;
                        };
                        sheet?: string;
                        /** @enum {string} */
                        decimal?: "comma" | "dot";
                        /** @enum {string} */
                        dates?: "dmy" | "mdy";
                        /** @description Of a patch: rows not in the file go. */
                        dropMissing?: boolean;
                    };
                }[];
                /** @description With what it can be answered; with nothing, where the sheet has to be mended. */
                answers: {
                    options: ("sheet" | "decimal" | "dates" | "dropMissing")[];
                    fields: string[];
                    anyField: boolean;
                    parameters: string[];
                };
            }[];
            first?: string;
        };
        Calendar: {
            calendar: string;
            version: string;
            name: string;
            courts: string[];
            from: string;
            to: string | null;
            base: string | null;
            periods: number;
            /** @description null: it comes with the program. */
            file: string | null;
            addedAt: string | null;
            sha256: string | null;
        };
        CalendarDetails: {
            calendar: string;
            version: string;
            name: string;
            courts: string[];
            from: string;
            to: string | null;
            base: string | null;
            periods: number;
            /** @description null: it comes with the program. */
            file: string | null;
            addedAt: string | null;
            sha256: string | null;
            days: {
                /** @description In Brazilian notation. */
                days: string;
                name: string;
                /** @enum {string} */
                does: "closes" | "suspends";
                /** @description The law or act that it is by. */
                source: string;
            }[];
        };
        NewCalendar: {
            /** @description Its name. */
            file: string;
            /** @description The file, letter by letter. */
            text: string;
        };
        /** @description As the service tells it: slug, id, name and what else it says. */
        Entry: {
            [key: string]: unknown;
        };
        Verification: {
            ok: boolean;
            looked: {
                rows: number;
                /** @description Of the workbook. */
                cells: number;
                calls: number;
                units: number;
                /** @description Grants of units that were laid into the windows. */
                grants: number;
                /** @description Calls whose end nobody could find out. */
                uncertain: number;
            };
            problems: components["schemas"]["Told"][];
        };
        Trace: {
            batch: string;
            line: number;
            /** @enum {string} */
            outcome: "ok" | "warned" | "rejected" | "failed" | "duplicate" | "ignored" | "pending";
            received: {
                heading: string;
                value: string;
                field?: string;
            }[];
            read: {
                [key: string]: unknown;
            };
            parameters: {
                [key: string]: unknown;
            };
            calls: {
                id: string;
                route: string;
                units: number;
                at: string;
                /** @description HTTP status, or how it ended without an answer. */
                ended: string;
            }[];
            /** @description Of the answer, what belongs to the row. */
            answered?: unknown;
            /** @description By which the figure was computed again. */
            series: {
                name: string;
                months: {
                    [key: string]: unknown;
                }[];
            }[];
            figures: {
                [key: string]: string;
            };
            said: components["schemas"]["Told"][];
        };
        /**
         * @example {
         *       "job": "correct",
         *       "parameters": "{\"index\":\"ipca\",\"updateTo\":\"31/12/2024\"}",
         *       "file": "valor;vencimento\n1.234,56;10/01/2020\nabc;15/03/2021\n"
         *     }
         */
        Upload: {
            /** Format: binary */
            file: string;
            /** @example correct */
            job: string;
            /** @description JSON: {"index":"ipca","updateTo":"31/12/2024"} */
            parameters?: string;
            /** @description JSON: {"valor":"Vl. Orig."}; an empty text: no column. */
            map?: string;
            sheet?: string;
            /** @enum {string} */
            decimal?: "comma" | "dot";
            /** @enum {string} */
            dates?: "dmy" | "mdy";
            /** @enum {string} */
            duplicates?: "warn" | "drop";
            /** @enum {string} */
            lane?: "urgent" | "normal" | "background";
            /** @description Of recalc, as 30d: what changed later stays. */
            onlyIfOlderThan?: string;
            account?: string;
            /**
             * @description Pays for the same once more.
             * @enum {string}
             */
            again?: "true" | "false";
        };
        /**
         * @example {
         *       "decimal": "comma"
         *     }
         */
        Answers: {
            parameters?: {
                [key: string]: string;
            };
            map?: {
                [key: string]: string;
            };
            sheet?: string;
            /** @enum {string} */
            decimal?: "comma" | "dot";
            /** @enum {string} */
            dates?: "dmy" | "mdy";
            /** @description Of a patch: rows not in the file go. */
            dropMissing?: boolean;
            again?: boolean;
        };
        /**
         * @example {
         *       "file": "valor;vencimento\n1.234,56;10/01/2020\n9,99;15/03/2021\n"
         *     }
         */
        PatchUpload: {
            /** Format: binary */
            file: string;
            /**
             * @description Rows not in the file go.
             * @enum {string}
             */
            dropMissing?: "true" | "false";
            /** @enum {string} */
            lane?: "urgent" | "normal" | "background";
            /** @enum {string} */
            again?: "true" | "false";
        };
        /**
         * @example {
         *       "parameters": {
         *         "updateTo": "30/11/2024"
         *       }
         *     }
         */
        Rerun: {
            /** @description What changes; all else is as before. */
            parameters?: {
                [key: string]: string;
            };
            /** @enum {string} */
            lane?: "urgent" | "normal" | "background";
            /** @description Pays for the same once more. */
            again?: boolean;
        };
        Difference: {
            before: string;
            now: string;
            job: string;
            /** @description What is compared, as the workbook calls it. */
            figure: string;
            rows: {
                both: number;
                changed: number;
                added: number;
                removed: number;
            };
            totals: {
                before: string;
                now: string;
                difference: string;
            };
            causes: {
                cause: string;
                rows: number;
                difference: string;
            }[];
            largest: {
                lineBefore: number | null;
                lineNow: number | null;
                /** @description A decimal; null where the side has no figure. */
                before: string | null;
                /** @description A decimal; null where the side has no figure. */
                now: string | null;
                /** @description A decimal; null where the side has no figure. */
                difference: string | null;
                why: string[];
            }[];
        };
        BatchFile: {
            name: string;
            bytes: number;
            href: string;
        };
        NoticeDetails: {
            notice: string;
            /** @enum {string} */
            state: "waiting" | "dead" | "delivered";
            createdAt: string;
            to: string;
            subject: string;
            attempts: number;
            due: string | null;
            last: string | null;
            facts: {
                [key: string]: unknown;
            };
            sendings: {
                round: number;
                n: number;
                at: string;
                ended: string;
                detail: string | null;
            }[];
        };
        Pruned: {
            /** @enum {string} */
            state: "planned" | "pruned";
            batches: {
                batch: string;
                /** @enum {string} */
                why: "ended" | "half-made" | "begun";
                objects: number;
                bytes: number;
            }[];
            objects: number;
            bytes: number;
            oldest?: string;
            newest?: string;
            ledger: number;
            notices: number;
            firings: number;
            uploads: number;
            kept: {
                open: string[];
                untold: string[];
                headless: string[];
            };
        };
        Report: {
            report: string;
            /** @enum {string} */
            kind: "index" | "portfolio" | "gazette";
            title: string;
            createdAt: string;
            incomplete: boolean;
            rehearsal: boolean;
            rows: components["schemas"]["Rows"];
            counts: {
                [key: string]: number;
            };
            /** @description None of them cost a unit. */
            calls: number;
            /** @description Of its workbook. */
            href: string;
        };
        /**
         * @example {
         *       "parameters": {
         *         "index": "ipca"
         *       }
         *     }
         */
        NewReport: {
            /** @default {} */
            parameters: {
                [key: string]: string;
            };
            account?: string;
        };
        RowPage: {
            headings: string[];
            rows: components["schemas"]["Row"][];
            next: number | null;
        };
        /**
         * @example {
         *       "name": "noturno",
         *       "every": "weekday",
         *       "at": "06:00",
         *       "report": "index"
         *     }
         */
        NewSchedule: {
            name: string;
            /** @description weekday (no national holiday), day, monday, "monday and thursday"; with at. */
            every?: string;
            /** @description HH:MM */
            at?: string;
            /** @description Instead of every: minute, hour, day, month, weekday. */
            cron?: string;
            /** @description That of LOTE_TZ unless said. */
            tz?: string;
            /** @enum {string} */
            catchUp?: "none" | "last" | "all";
            /** @description One of watch, report, job. */
            watch?: string;
            patience?: string;
            report?: string;
            job?: string;
            /** @description Of a job: a path of the worker, or bucket:KEY. For admins of all accounts. */
            file?: string;
            parameters?: {
                [key: string]: string;
            };
            map?: {
                [key: string]: string;
            };
            sheet?: string;
            decimal?: string;
            dates?: string;
            duplicates?: string;
            lane?: string;
            method?: string;
            onlyIfOlderThan?: string;
            account?: string;
            /** @description Addresses of mail, or https://... */
            notify?: string[];
            texts?: boolean;
        };
        /**
         * @example {
         *       "at": "07:00",
         *       "notify": [
         *         "ana@escritorio.example"
         *       ]
         *     }
         */
        ScheduleEdit: {
            /** @description weekday (no national holiday), day, monday, "monday and thursday"; with at. */
            every?: string;
            /** @description HH:MM */
            at?: string;
            /** @description Instead of every: minute, hour, day, month, weekday. */
            cron?: string;
            /** @description That of LOTE_TZ unless said. */
            tz?: string;
            /** @enum {string} */
            catchUp?: "none" | "last" | "all";
            /** @description One of watch, report, job. */
            watch?: string;
            patience?: string;
            report?: string;
            job?: string;
            /** @description Of a job: a path of the worker, or bucket:KEY. For admins of all accounts. */
            file?: string;
            parameters?: {
                [key: string]: string;
            };
            map?: {
                [key: string]: string;
            };
            sheet?: string;
            decimal?: string;
            dates?: string;
            duplicates?: string;
            lane?: string;
            method?: string;
            onlyIfOlderThan?: string;
            account?: string;
            /** @description Addresses of mail, or https://... */
            notify?: string[];
            texts?: boolean;
        };
        AddedSchedule: {
            schedule: string;
            /** @enum {string} */
            state: "active" | "paused";
            cron: string;
            /** @description Not on national holidays. */
            businessDays: boolean;
            tz: string;
            /** @enum {string} */
            catchUp: "none" | "last" | "all";
            notify: string[];
            /** @description The command that it stands for. */
            does: string;
            next: string | null;
            last: string | null;
            lastState: ("asked" | "claimed" | "started" | "done" | "failed" | "missed" | "unattended") | null;
            fileElsewhere?: string;
            undelivered?: {
                to: string[];
                missing: string[];
            };
        };
        Template: {
            job: string;
            title: string;
            aliases: string[];
            /** @enum {string} */
            service: "calculation" | "gazette" | "update";
            columns: {
                field: string;
                type: string;
                required: boolean;
            }[];
            parameters: {
                name: string;
                type: string;
                choices?: string[];
            }[];
            /** @description Of a small sheet to begin from. */
            href: string;
        };
        Watch: {
            name: string;
            addedAt: string;
            file: string;
            account: string | null;
            perLawyer: boolean;
            /** @enum {string} */
            ifNothing: "mail" | "none";
            /** @description Registrations and cases that are watched. */
            registrations: number;
        };
        Night: {
            /** @description YYYY-MM-DD */
            night: string;
            batch: string;
            /** @description The night of which it read what that could not. */
            supplementOf?: string;
            rehearsal?: boolean;
            finishedAt: string;
            new: number;
            late: number;
            check: number;
            changed: number;
            cancelled: number;
            seen: number;
            /** @description Days of spellings that were read whole, in part, not at all. */
            coverage: {
                complete: number;
                incomplete: number;
                failed: number;
            };
            rows: components["schemas"]["Rows"];
            calls: number;
            units: number;
        };
        KeptList: {
            watch: components["schemas"]["Watch"];
            columns: {
                field: string;
                column: string;
                heading: string;
            }[];
            /** @description How the sheet was understood, and which rows nobody watches. */
            told: components["schemas"]["Told"][];
        };
        /**
         * @example {
         *       "name": "diario",
         *       "file": "OAB;UF\n123456;SP\n"
         *     }
         */
        ListUpload: {
            /** Format: binary */
            file: string;
            /** @description Of a new watch. */
            name?: string;
            /** @description JSON: {"oab":"Inscrição"} */
            map?: string;
            sheet?: string;
            account?: string;
            /** @enum {string} */
            perLawyer?: "true" | "false";
            /** @description Of a new one: the first day that is read, or hoje. */
            from?: string;
            /**
             * @description none: nobody responsible is mailed of a night read whole without a publication.
             * @enum {string}
             */
            ifNothing?: "mail" | "none";
        };
        WatchDetails: {
            watch: components["schemas"]["Watch"];
            seen: number;
            unsettled: string[];
            /** @description How far each spelling was read. */
            readings: {
                watched: string;
                spelling: string;
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                wholeTo?: string;
                /** @description YYYY-MM-DD */
                openFrom?: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBatches: {
        parameters: {
            query?: {
                job?: string;
                state?: "planned" | "open" | "paused" | "cancelling" | "finished" | "cancelled";
                account?: string;
                /** @description In the id or the name of the file. */
                text?: string;
                /** @description `next` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createBatch: {
        parameters: {
            query?: {
                /** @description true: stops after the plan; start it later. */
                plan?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchBatch: {
        parameters: {
            query?: {
                /** @description true: stops after the plan; start it later. */
                plan?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PatchUploadInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rerunBatch: {
        parameters: {
            query?: {
                /** @description true: stops after the plan; start it later. */
                plan?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RerunInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerBatch: {
        parameters: {
            query?: {
                /** @description true: stops after the plan; start it later. */
                plan?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswersInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"] | components["schemas"]["Asking"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answers: components["schemas"]["RememberedAnswer"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgetAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    repeatUncertain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lane": "urgent"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    lane: "urgent" | "normal" | "background";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRows: {
        parameters: {
            query?: {
                outcome?: "ok" | "warned" | "rejected" | "failed" | "duplicate" | "ignored" | "pending";
                /** @description `next` of the page before. */
                cursor?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: components["schemas"]["BatchFile"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                "*": string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeStatements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "pdf"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    format: "pdf" | "docx";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchFile"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getResult: {
        parameters: {
            query?: {
                /** @description With the sheets for checking, rendered anew: without ETag and ranges. */
                sheets?: "all";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMarked: {
        parameters: {
            query?: {
                /** @description true: the result figures as well. */
                figures?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The batch before. */
                id: string;
                /** @description The batch now. */
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDifferenceWorkbook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The batch before. */
                id: string;
                /** @description The batch now. */
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    traceRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description In the file. */
                line: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trace"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followBatch: {
        parameters: {
            query?: never;
            header?: {
                "last-event-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/event-stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accounts: components["schemas"]["Account"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        watches: {
                            name: string;
                            addedAt: string;
                            file: string;
                            account: string | null;
                            perLawyer: boolean;
                            /** @enum {string} */
                            ifNothing: "mail" | "none";
                            /** @description Registrations and cases that are watched. */
                            registrations: number;
                            last: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addWatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListUploadInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptList"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example diario */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchDetails"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example diario */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ListUploadInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptList"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example diario */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example diario */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nights: components["schemas"]["Night"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example diario */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "night": "2026-11-24"
                 *     }
                 */
                "application/json": {
                    /** @description Read as of this day: 2026-11-24. */
                    night?: string;
                    /** @description Before the first night: nothing before this day is read; hoje, 2026-11-24. */
                    from?: string;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example diario */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        firings: components["schemas"]["Firing"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        schedules: components["schemas"]["Schedule"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScheduleInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSchedule"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleEditInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSchedule"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nextFirings: {
        parameters: {
            query?: {
                count?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tz: string;
                        paused: boolean;
                        next: string[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFirings: {
        parameters: {
            query?: {
                count?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        firings: components["schemas"]["Firing"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fireSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                all?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: components["schemas"]["Notice"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeDetails"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    notices?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        replayed: string[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reports: components["schemas"]["Report"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "index" | "portfolio" | "gazette";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReportInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "index" | "portfolio" | "gazette";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendars: components["schemas"]["Calendar"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCalendarInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarDetails"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query?: {
                account?: string;
            };
            header?: never;
            path: {
                kind: "indices" | "tables";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                        rehearsal: boolean;
                        entries: components["schemas"]["Entry"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEntry: {
        parameters: {
            query?: {
                account?: string;
            };
            header?: never;
            path: {
                kind: "indices" | "tables";
                /** @description Slug or id. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                        rehearsal: boolean;
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeries: {
        parameters: {
            query?: {
                account?: string;
                /** @description YYYY-MM */
                from?: string;
                to?: string;
                daily?: "true" | "false";
                /** @description YYYY-MM-DD; of a table. */
                asOf?: string;
            };
            header?: never;
            path: {
                kind: "indices" | "tables";
                /** @description Slug or id. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rehearsal: boolean;
                        series: {
                            [key: string]: unknown;
                        }[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        templates: components["schemas"]["Template"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTemplate: {
        parameters: {
            query?: {
                /** @description Of `calc`: the columns of this type. */
                type?: string;
            };
            header?: never;
            path: {
                job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    prune: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "olderThan": "90d"
                 *     }
                 */
                "application/json": {
                    /** @description 90d, 12h */
                    olderThan: string;
                    /** @default false */
                    yes?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pruned"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
