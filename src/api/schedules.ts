import { z } from 'zod'
import { changedRequest, editSchedule } from '../schedules/edit.js'
import { historyLine } from '../schedules/history.js'
import {
  addSchedule,
  fireNow,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
} from '../schedules/manage.js'
import { nextFirings, scheduleLine, scheduleLineShape } from '../schedules/overview.js'
import type { WebContext } from '../web/context.js'
import { refuseAction } from '../web/refuse-action.js'
import { refuseInRehearsal } from '../web/rehearsal.js'
import { visibleFirings, visibleSchedule, visibleSchedules } from '../web/visible-records.js'
import { NewSchedule, ScheduleEdit } from './schedule-schemas.js'

import { type ApiServer, accepted, operation } from './server.js'

const Name = z.object({ name: z.string().max(200) })
const Count = z.object({ count: z.string().max(6).optional() })

const AddedSchedule = scheduleLineShape
  .extend({
    fileElsewhere: z.string().optional(),
    undelivered: z.object({ to: z.array(z.string()), missing: z.array(z.string()) }).optional(),
  })
  .meta({ id: 'AddedSchedule' })

export function addScheduleRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/schedules',
    operation('listSchedules', 'The schedules of your accounts, and when they fire', {
      200: z.object({ schedules: z.array(scheduleLineShape) }),
    }),
    async ({ viewer }) => {
      const found = await visibleSchedules(context, viewer)
      return { schedules: found.map(({ line }) => line) }
    },
  )

  server.post(
    '/schedules',
    operation('addSchedule', 'Adds a schedule; what is wrong with its request is told now', {
      body: NewSchedule,
      201: AddedSchedule,
    }),
    async ({ viewer, body }, reply) => {
      const { name, parameters, map, notify = [], ...asked } = body
      const request = { ...asked, notify, param: pairsOf(parameters), map: pairsOf(map) }
      await refuseAction(context, viewer, request)
      const { fileElsewhere, undelivered } = await addSchedule(app, name, request)
      const line = await scheduleLine(app, name)
      return reply.code(201).send({ ...line, fileElsewhere, undelivered })
    },
  )

  addOneSchedule(server, context)
}

function addOneSchedule(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/schedules/:name',
    operation('getSchedule', 'One schedule', { params: Name, 200: scheduleLineShape }),
    async ({ viewer, params }) => {
      await visibleSchedule(context, viewer, params.name)
      return scheduleLine(app, params.name)
    },
  )

  server.patch(
    '/schedules/:name',
    operation('editSchedule', 'Changes what is said of it; the rest and its history stay', {
      params: Name,
      body: ScheduleEdit,
      200: AddedSchedule,
    }),
    async ({ viewer, params: { name }, body }) => {
      const { parameters, map, ...asked } = body
      const { does } = await visibleSchedule(context, viewer, name)
      const changes = {
        ...asked,
        ...(parameters ? { param: pairsOf(parameters) } : {}),
        ...(map ? { map: pairsOf(map) } : {}),
      }
      const request = changedRequest(does, changes)
      if (request) await refuseAction(context, viewer, request)
      const { fileElsewhere, undelivered } = await editSchedule(app, name, changes)
      return { ...(await scheduleLine(app, name)), fileElsewhere, undelivered }
    },
  )

  server.get(
    '/schedules/:name/next',
    operation('nextFirings', 'Its next firings', {
      params: Name,
      querystring: Count,
      200: z.object({ tz: z.string(), paused: z.boolean(), next: z.array(z.string()) }),
    }),
    async ({ viewer, params, query }) => {
      await visibleSchedule(context, viewer, params.name)
      const { instants, ...rest } = await nextFirings(app, params.name, query.count)
      return { ...rest, next: instants.map((ms) => new Date(ms).toISOString()) }
    },
  )

  server.get(
    '/schedules/:name/history',
    operation('listFirings', 'Firings made and missed, the newest first', {
      params: Name,
      querystring: Count,
      200: z.object({ firings: z.array(historyLine) }),
    }),
    async ({ viewer, params, query }) => {
      // A removed schedule has no account any more: only a user of all accounts sees its history.
      return visibleFirings(context, viewer, params.name, query.count)
    },
  )

  addScheduleVerbs(server, context)
}

function addScheduleVerbs(server: ApiServer, context: WebContext): void {
  const { app } = context
  const VERBS = { pause: pauseSchedule, resume: resumeSchedule } as const
  for (const [verb, act] of Object.entries(VERBS)) {
    server.post(
      `/schedules/:name/${verb}`,
      operation(
        `${verb}Schedule`,
        verb === 'pause' ? 'It fires no more until it is resumed' : 'It fires again',
        { params: Name, 200: scheduleLineShape },
      ),
      async ({ viewer, params }) => {
        await visibleSchedule(context, viewer, params.name)
        await act(app, params.name)
        return scheduleLine(app, params.name)
      },
    )
  }

  server.post(
    '/schedules/:name/run-now',
    operation('fireSchedule', 'Asks the workers for a firing out of its turn; it may spend', {
      params: Name,
      202: accepted,
    }),
    async ({ viewer, params }, reply) => {
      await visibleSchedule(context, viewer, params.name)
      refuseInRehearsal(context)
      return reply.code(202).send({ firing: await fireNow(app, params.name) })
    },
  )

  server.delete(
    '/schedules/:name',
    operation('removeSchedule', 'Removes it; its history stays', { params: Name, 204: z.null() }),
    async ({ viewer, params }, reply) => {
      await visibleSchedule(context, viewer, params.name)
      await removeSchedule(app, params.name)
      return reply.code(204).send(null)
    },
  )
}

function pairsOf(given: Record<string, string> = {}): string[] {
  return Object.entries(given).map(([name, value]) => `${name}=${value}`)
}
