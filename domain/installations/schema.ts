import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../shared/day.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue, type WithMessages } from '../../shared/messages/message.ts'
import { model, oldName, oneOf } from '../../shared/model.ts'
import { decimalNumber, wholeNumber } from '../../shared/numbers/number-schema.ts'
import { line, optionalParagraphs, paragraphsOrBlank, personName } from '../../shared/text/text.ts'
import { DocumentSummary } from '../documents/schema.ts'
import { Contact, OrderStatus } from '../orders/schema.ts'
import { MAX_MINUTES, MAX_SIGNATURE, MAX_STRINGS, MIN_MINUTES, SIGNATURE_LINES } from './limits.ts'
import { Photo } from './photos/schema.ts'

/** What an installer comes for: to look at the roof, or to install. */
export const VISITS = ['survey', 'installation'] as const
export type Visit = (typeof VISITS)[number]
const OF_VISIT = {
	visit: oneOf(VISITS).optional().openapi({
		description: 'Which appointment: the day of the installation unless said',
	}),
}

export const APPOINTMENT_STATES = ['proposed', 'confirmed', 'change-requested'] as const
export const AppointmentState = z.enum(APPOINTMENT_STATES).openapi('AppointmentState')
export type AppointmentState = z.output<typeof AppointmentState>

/** The steps of an installation, in this order; those that do not apply to an order are left out. */
export const ChecklistStep = oneOf([
	'survey',
	'mounting',
	'electrical',
	'commissioning',
	'net-meter',
	'hand-over',
]).openapi('ChecklistStep')
export type ChecklistStep = z.output<typeof ChecklistStep>
export const CHECKLIST = ChecklistStep.options

const WHEN = issue('installations.time_wrong')
const ISO_TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

const moment = () =>
	z
		.string(WHEN)
		.trim()
		.refine((text) => ISO_TIME.test(text) && Number.isFinite(Date.parse(text)), WHEN)
		.transform((text) => Date.parse(text))
		.openapi({ type: 'string', format: 'date-time', example: '2026-11-21T10:00:00+05:30' })

const LENGTH = issue('installations.length_wrong')

/** Why a visit is moved. */
export const MOVE_REASONS = [
	'not-at-home',
	'rain',
	'parts-late',
	'roof-not-ready',
	'installer-away',
] as const
export type MoveReason = (typeof MOVE_REASONS)[number]

export const NewAppointment = model('NewAppointment', {
	...OF_VISIT,
	at: moment(),
	minutes: wholeNumber(LENGTH).min(MIN_MINUTES, LENGTH).max(MAX_MINUTES, LENGTH),
	anyway: z
		.boolean(issue('installations.anyway_wrong'))
		.optional()
		.openapi({ description: 'Even where it overlaps another appointment of the installer' }),
	reason: oneOf(MOVE_REASONS)
		.nullish()
		.openapi({ description: 'Why it is moved, for the history; not kept of a first proposal' }),
})
export type NewAppointment = z.output<typeof NewAppointment>

export const Confirmation = Contact.extend({
	...OF_VISIT,
	at: moment().optional().openapi({
		description: 'The appointment that is meant: refused with 409 if it was moved meanwhile',
	}),
}).openapi('AppointmentConfirmation')

export const AnotherAsked = Contact.extend({
	...OF_VISIT,
	preference: optionalParagraphs(500).openapi({ description: 'What would suit instead' }),
}).openapi('AnotherAppointment')

export const ChecklistChange = model('ChecklistChange', {
	done: z.boolean(issue('installations.done_wrong')).optional(),
	note: paragraphsOrBlank(2000, issue('installations.note_wrong'))
		.optional()
		.openapi({ description: 'An empty one takes the note away' }),
})
export type ChecklistChange = z.output<typeof ChecklistChange>

export const Serials = model('SerialNumbers', {
	productId: line(64, issue('installations.product_required')),
	serials: z
		.array(
			line(100, issue('installations.serial_required')),
			issue('installations.serials_required'),
		)
		.max(5000, issue('installations.too_many_serials', { most: 5000 })),
})
export type Serials = z.output<typeof Serials>

const MEASURED = issue('installations.measured_wrong')

/** A value that was read off an instrument. @param max in the unit of the field */
const measured = (max: number) =>
	decimalNumber(MEASURED)
		.min(0, MEASURED)
		.max(max, issue('installations.measured_too_large', { max }))

export const Measurements = model('Measurements', {
	earthOhms: measured(1000).openapi({ description: 'Continuity of the earthing, ohms' }),
	strings: z
		.array(
			z.object({
				name: line(40, issue('installations.string_required')),
				openCircuitVolts: measured(2000).openapi({ description: 'Volts' }),
				insulationMegaohms: measured(1_000_000).openapi({ description: 'Megohms' }),
				polarityCorrect: z.boolean(issue('installations.polarity_required')),
			}),
		)
		.max(MAX_STRINGS, issue('installations.too_many_strings', { most: MAX_STRINGS })),
})
export type Measurements = z.output<typeof Measurements>

const SIGNATURE = issue('installations.signature_wrong')

export const Completion = model('Completion', {
	customerName: personName(100, issue('installations.customer_required')),
	signature: z
		.string(SIGNATURE)
		.max(MAX_SIGNATURE, SIGNATURE)
		.regex(SIGNATURE_LINES, SIGNATURE)
		.nullish()
		.openapi({
			description:
				'Drawn by the customer: lines within 600 by 200, as an SVG path has them, of M and L alone',
			example: 'M20 120L60 40L90 130',
		}),
	confirmed: z.boolean(issue('installations.confirmed_wrong')).optional().openapi({
		description:
			'In a store that asks: true completes in spite of what is missing, false is told of all of it; left out, only the appointment and the steps are required. A store that refuses takes no notice',
	}),
})
export type Completion = z.output<typeof Completion>

export const Missing = model('MissingForCompletion', {
	code: z.enum([
		'no-appointment',
		'before-appointment',
		'step',
		'serials',
		'measurements',
		'photo',
	]),
	about: z.string().nullable().openapi({ description: 'The step or the product' }),
	message: z.string(),
})
export type Missing = z.output<typeof Missing>
export type MissingWithMessages = WithMessages<Missing, 'message'>

export const STAGES = ['unscheduled', 'scheduled', 'installed'] as const
export type Stage = (typeof STAGES)[number]

export const JobQuery = PageQuery.extend({
	from: day().optional().openapi({ description: 'First day of the appointment, YYYY-MM-DD' }),
	to: day().optional().openapi({ description: 'Last day, included' }),
	state: oneOf(STAGES).optional(),
}).refine(isForwards, backwards)
export type JobQuery = z.output<typeof JobQuery>

export const SlotQuery = z.object(OF_VISIT)
export type SlotQuery = z.output<typeof SlotQuery>

export const FreeSlot = model('FreeSlot', { at: z.string(), minutes: z.number() })
export type FreeSlot = z.output<typeof FreeSlot>

export const Appointment = model('Appointment', {
	at: z.string(),
	minutes: z.number(),
	state: AppointmentState,
	/** The buyer's wish when asking for another. */
	preference: z.string().nullable(),
	reason: z
		.enum(MOVE_REASONS)
		.nullable()
		.openapi({ description: 'Why it was moved last; null where none was given' }),
})
export type Appointment = z.output<typeof Appointment>

const AWAITS_PAYMENT = {
	description: 'Whether the buyer still owes what is to be paid before the work',
}

export const Job = model('Job', {
	id: z.string().openapi({ description: 'The order’s number' }),
	status: OrderStatus,
	buyer: z.string(),
	street: z.string(),
	city: z.string(),
	zipCode: z.string(),
	contactNumber: z.string(),
	appointment: Appointment.nullable(),
	survey: Appointment.nullable(),
	steps: z.array(ChecklistStep).openapi({ description: 'Those that apply to what was ordered' }),
	doneSteps: z.array(ChecklistStep),
	parts: z
		.array(z.object({ productId: z.string(), name: z.string(), quantity: z.number() }))
		.openapi({ description: 'What is installed: the products ordered, and the parts of kits' }),
	toPlan: z
		.enum(VISITS)
		.nullable()
		.openapi({ description: 'The visit that waits for a time of its installer' }),
	awaitsPayment: z.boolean().openapi(AWAITS_PAYMENT),
	orderedAt: z.string(),
	completedAt: z.string().nullable(),
})
export type Job = z.output<typeof Job>

export const StepProgress = model('ChecklistProgress', {
	step: ChecklistStep,
	done: z.boolean(),
	doneAt: z.string().nullable(),
	note: z.string().nullable(),
	photos: z.array(Photo),
})
export type StepProgress = z.output<typeof StepProgress>

export const InstallerCard = model('InstallerCard', {
	name: z.string(),
	firm: z.string(),
	licenceNumber: z.string(),
	contactNumber: z.string().nullable(),
	whatsapp: z.string().nullable(),
	languages: z.array(z.string()),
	photoUrl: z.string().nullable(),
	jobsDone: z.number().openapi({ description: 'Orders of this store that they have installed' }),
})
export type InstallerCard = z.output<typeof InstallerCard>

export const INSTALLATION_ACTIONS = ['propose', 'confirm', 'ask-another', 'work'] as const
export type InstallationAction = (typeof INSTALLATION_ACTIONS)[number]

export const Installation = model('Installation', {
	orderId: z.string(),
	status: OrderStatus,
	installer: InstallerCard.nullable().openapi({ description: 'Null where nobody has it' }),
	appointment: Appointment.nullable().openapi({ description: 'The day of the installation' }),
	survey: Appointment.nullable().openapi({ description: 'When the installer looks at the roof' }),
	surveyActions: z.array(z.enum(['propose', 'confirm', 'ask-another'])).openapi({
		description: 'What the caller may do with the survey now; `allowedActions` has the rest',
	}),
	steps: z.array(StepProgress).openapi({
		description: 'Those that apply to what was ordered, and any that was worked on',
	}),
	parts: z.array(
		z.object({
			productId: z.string(),
			name: z.string(),
			quantity: z.number(),
			kits: z.array(z.string()).openapi({ description: 'The kits it comes in, by name' }),
			serials: z.array(z.string()),
			serialsElsewhere: z.array(z.string()).openapi({
				description:
					'Those that another order has too, for its installer and admins; a live store refuses such numbers',
			}),
			needsSerials: z
				.boolean()
				.openapi({ description: 'Whether each piece is handed over with its serial number' }),
		}),
	),
	measurements: Measurements.nullable().openapi({
		description: 'The values of IEC 62446-1; null where nothing was measured yet',
	}),
	/** The name the customer signed off with. */
	customerName: z.string().nullable(),
	/** Its lines, as `Completion` has them. */
	signature: z.string().nullable(),
	completedAt: z.string().nullable(),
	documents: z.array(DocumentSummary).openapi({
		description: 'The documents that were issued when it was completed; GET /documents has each',
	}),
	awaitsPayment: z.boolean().openapi(AWAITS_PAYMENT),
	/** The obstacles to completing it now. */
	missing: z.array(Missing),
	/** The actions of the caller that are allowed now. */
	allowedActions: z.array(z.enum(INSTALLATION_ACTIONS)),
	may: oldName(z.array(z.enum(INSTALLATION_ACTIONS)), 'allowedActions'),
})
export type Installation = z.output<typeof Installation>

/** An installation whose obstacles are not yet localized. */
export type InstallationWithMessages = WithMessages<Installation, 'message'>
