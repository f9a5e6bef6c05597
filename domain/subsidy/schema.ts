import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { Contact } from '../orders/schema.ts'
import { PAPER_KINDS, STEP_NAMES } from './rules.ts'

const Step = z.enum(STEP_NAMES as [(typeof STEP_NAMES)[number], ...typeof STEP_NAMES])
const Role = z.enum(['Buyer', 'Installer'])

export const StepParam = z.object({
	id: z.string().openapi({ param: { name: 'id', in: 'path' } }),
	step: z.string().openapi({ param: { name: 'step', in: 'path' } }),
})
export const PaperParam = z.object({
	id: z.string().openapi({ param: { name: 'id', in: 'path' } }),
	paperId: z.string().openapi({ param: { name: 'paperId', in: 'path' } }),
})

export const StepTick = Contact.extend({
	done: z.boolean(issue('subsidy.done_wrong')).openapi({ description: 'False takes a tick back' }),
}).openapi('SubsidyStepTick')
export type StepTick = z.output<typeof StepTick>

export const ReminderChoice = Contact.extend({
	wanted: z.boolean(issue('subsidy.wanted_wrong')),
}).openapi('SubsidyReminderChoice')
export type ReminderChoice = z.output<typeof ReminderChoice>

export const NewPaper = Contact.extend({
	kind: oneOf(PAPER_KINDS),
	covered: z.enum(['yes']).optional().openapi({
		description:
			'Of a paper of identity and of a picture of another paper: that the first eight digits of an Aadhaar number are covered',
	}),
	file: z
		.instanceof(File, { error: issue('subsidy.file_required') })
		.openapi({ type: 'string', format: 'binary' }),
}).openapi('NewSubsidyPaper')
export type NewPaper = z.output<typeof NewPaper>

export const PaperRemoval = Contact.openapi('SubsidyPaperRemoval')

export const Subsidy = model('OrderSubsidy', {
	expected: z.number().openapi({ description: 'Rupees, as expected when the order was placed' }),
	isInstalled: z.boolean(),
	steps: z.array(
		z.object({
			step: Step,
			done: z.object({ at: z.string(), by: z.string(), role: Role }).nullable(),
			dueAt: z.string().nullable().openapi({
				description:
					'Of the next step: the end of its usual days, and of the agreed visit for the installation',
			}),
			days: z.number().int().nullable().openapi({
				description:
					'How long it usually takes from the end of the step before; null for the installation, which has its visit',
			}),
			isOverdue: z.boolean(),
			mayTick: z.boolean(),
			mayUndo: z.boolean(),
		}),
	),
	papers: z
		.array(
			z.object({
				id: z.string(),
				kind: z.enum(PAPER_KINDS),
				sizeBytes: z.number().int(),
				addedBy: Role,
				at: z.string(),
			}),
		)
		.nullable()
		.openapi({ description: 'For its buyer and its installer alone; null for admins' }),
	mayOpenPapers: z.boolean().openapi({
		description: 'Whether the caller may open papers: not with the tracking link alone',
	}),
	mayAddPaper: z.boolean(),
	reminders: z.boolean().nullable().openapi({
		description: 'Whether mails remind its buyer of a step that is late; null for others',
	}),
	requiresContact: z.boolean(),
})
export type Subsidy = z.output<typeof Subsidy>
