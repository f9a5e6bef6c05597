import { z } from '@hono/zod-openapi'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { PHASES } from '../../tariffs/schema.ts'
import {
	BackupPower,
	PlanChecks,
	PlanItem,
	rupees,
	type Sentences,
} from '../sizing/answer/option-schema.ts'
import { BackupLoad } from '../sizing/schema.ts'

export const BackupRequest = BackupLoad.extend({
	phase: z
		.enum(PHASES, { error: issue('tariffs.phase') })
		.default('single')
		.openapi({ description: 'Of the connection; single unless given' }),
}).openapi('BackupRequest')
export type BackupRequest = z.output<typeof BackupRequest>

const sentences = z.array(z.string())

const BackupSystem = model('BackupSystem', {
	items: z.array(PlanItem),
	price: rupees('of the parts, GST included'),
	notIncluded: sentences.openapi({ description: 'What it needs beside, and is not in the price' }),
	power: BackupPower,
	hours: z.number().openapi({
		description: 'How long it carries the load, its battery full; rounded down to a tenth',
	}),
	chargeHours: z.number().openapi({ description: 'To fill its battery from the grid' }),
	checks: PlanChecks.openapi({ description: 'Nothing that is offered fails' }),
})
export type BackupSystem = z.output<typeof BackupSystem>

export const BackupAnswer = model('BackupPlan', {
	verdict: z.object({ sentence: z.string(), why: sentences }).nullable().openapi({
		description: 'What is had for the price: it saves nothing; null where there is no system',
	}),
	system: BackupSystem.nullable().openapi({
		description: 'The one of the least price; null where nothing in stock carries the load',
	}),
	reasons: sentences.openapi({ description: 'Why there is none, and what helps' }),
})
export type BackupAnswer = z.output<typeof BackupAnswer>

/** A back-up that is still to be worded. */
export type BackupWithMessages = WithMessages<BackupAnswer, Sentences>
