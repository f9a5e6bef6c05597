import { MINUTE_MS } from '../../shared/durations.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import type { Product } from '../catalogue/schema.ts'
import type { OrderStatus } from '../orders/schema.ts'
import type { AllSettings } from '../settings/schema.ts'
import { faultsIn } from './internal/measurements/measurement-rules.ts'
import { MAX_AHEAD_MS } from './limits.ts'
import type { Measurements, MissingWithMessages } from './schema.ts'
import { type AppointmentState, CHECKLIST, type ChecklistStep } from './schema.ts'

export type AppointmentStep = 'propose' | 'confirm' | 'ask-another'

interface Transition {
	/** `none` is no appointment so far. */
	from: readonly (AppointmentState | 'none')[]
	to: AppointmentState
}

/** The life of an appointment; moving one is proposing another time. */
const APPOINTMENT: Record<AppointmentStep, Transition> = {
	propose: { from: ['none', 'proposed', 'confirmed', 'change-requested'], to: 'proposed' },
	confirm: { from: ['proposed'], to: 'confirmed' },
	'ask-another': { from: ['proposed', 'confirmed'], to: 'change-requested' },
}

/** Where a step leads from a state, or null when the table has no such way. */
export function nextAppointment(
	state: AppointmentState | null,
	step: AppointmentStep,
): AppointmentState | null {
	const { from, to } = APPOINTMENT[step]
	return from.includes(state ?? 'none') ? to : null
}

/** Whether anything of the installation may still change. */
export const isUnderWay = (status: OrderStatus) => status === 'accepted' || status === 'scheduled'

/** A stretch of time from a moment on, epoch milliseconds. */
export interface Span {
	at: number
	minutes: number
}

export const endOf = ({ at, minutes }: Span) => at + minutes * MINUTE_MS

/** Whether two stretches share time; one that begins as the other ends does not. */
export const overlap = (a: Span, b: Span) => a.at < endOf(b) && b.at < endOf(a)

/** Why an appointment cannot be at that moment; null when it can. */
export function wrongTime(at: number, now: number): Message | null {
	if (at <= now) return message('installations.choose_future')
	if (at > now + MAX_AHEAD_MS) return message('installations.choose_sooner')
	return null
}

/** An installed product, as in the catalogue; undefined where it is gone from it. */
export type Installed = Pick<Product, 'category' | 'sheet'> | undefined

const OF_ACCESSORY: Partial<Record<string, readonly ChecklistStep[]>> = {
	mounting: ['mounting', 'hand-over'],
	protection: ['electrical', 'hand-over'],
}

/** The steps that a product by itself asks for; a kit without known parts, and an unknown product, all. */
function stepsFor(product: Installed): readonly ChecklistStep[] {
	switch (product?.category) {
		case 'Inverters':
		case 'Batteries':
			return ['survey', 'electrical', 'commissioning', 'hand-over']
		case 'Generators':
			return ['commissioning', 'hand-over']
		case 'Accessories':
			return OF_ACCESSORY[product.sheet?.kind ?? ''] ?? ['hand-over']
		default:
			return CHECKLIST
	}
}

/**
 * The steps of the checklist that apply to the ordered products, in its order. Net metering is applied for with panels,
 * unless every inverter ordered works without the grid.
 */
export function applicableSteps(products: readonly Installed[]): ChecklistStep[] {
	const steps = new Set(products.flatMap(stepsFor))
	const inverters = products.flatMap((product) =>
		product?.sheet?.kind === 'inverter' ? product.sheet.type : [],
	)
	if (inverters.length > 0 && inverters.every((type) => type === 'off-grid'))
		steps.delete('net-meter')
	return CHECKLIST.filter((step) => steps.has(step))
}

const NUMBERED: readonly (string | undefined)[] = ['Panels', 'Inverters', 'Batteries']

/** Whether each piece of a product is handed over with its serial number. */
export const needsSerials = (product: Installed) => NUMBERED.includes(product?.category)

/** Whether the installed products have strings to measure. */
export const hasStrings = (products: readonly Installed[]) =>
	products.some((product) => product?.category === 'Panels')

/** How far an installation has come. */
export interface Progress {
	appointment: (Span & { state: AppointmentState }) | null
	/** The steps that apply. */
	steps: readonly { step: ChecklistStep; done: boolean; photos: number }[]
	parts: readonly {
		productId: string
		name: string
		quantity: number
		/** How many serial numbers are noted. */
		serials: number
		needsSerials: boolean
	}[]
	/** The measurements; undefined where no panels are installed. */
	measured?: Measurements | null | undefined
}

/** The checks a store makes before a job is signed off. */
export type Gates = AllSettings['completion']

/**
 * The obstacles to completing an installation, in the order of the work; empty when nothing is missing.
 * @param now epoch milliseconds
 */
export function missingFor(
	{ appointment, steps, parts, measured }: Progress,
	gates: Gates,
	now: number,
): MissingWithMessages[] {
	const missing: MissingWithMessages[] = []
	if (appointment?.state !== 'confirmed')
		missing.push({
			code: 'no-appointment',
			about: null,
			message: message('installations.appointment_not_confirmed'),
		})
	else if (now < appointment.at)
		missing.push({
			code: 'before-appointment',
			about: null,
			message: message('installations.appointment_to_come', { span: appointment }),
		})
	for (const { step, done } of steps)
		if (!done)
			missing.push({
				code: 'step',
				about: step,
				message: message('installations.step_not_done', { step }),
			})
	for (const { productId, name, quantity, serials, needsSerials } of parts) {
		const lacking = quantity - serials
		if (gates.serials === 'required' && needsSerials && lacking > 0)
			missing.push({
				code: 'serials',
				about: productId,
				message: message('installations.serials_missing', { lacking, quantity, name }),
			})
	}
	if (gates.measurements === 'required' && measured !== undefined)
		for (const fault of faultsIn(measured))
			missing.push({ code: 'measurements', about: null, message: fault })
	for (const { step, photos } of steps)
		if (photos < gates.photosAStep)
			missing.push({
				code: 'photo',
				about: step,
				message: message('installations.photo_missing', { step }),
			})
	return missing
}

interface Completing {
	status: OrderStatus
	completion: StorePolicy['completion']
	/** The installer's confirmation of missing parts; undefined for a program that was not asked. */
	confirmed: boolean | undefined
}

/**
 * The missing parts that keep a job from being completed now. In a store that refuses, all of them do. A store that
 * asks lets an installer complete in spite of them; without a confirmation only the needs of every completion count:
 * the appointment and the steps. An order is never installed before it was scheduled.
 */
export function standsAgainst(
	missing: readonly MissingWithMessages[],
	{ status, completion, confirmed }: Completing,
): MissingWithMessages[] {
	return missing.filter(({ code }) => {
		if (completion === 'refuse' || confirmed === false) return true
		if (code === 'no-appointment' && status === 'accepted') return true
		return confirmed === undefined && code === 'step'
	})
}

/** Whether the missing parts can be confirmed, so that the job is completed all the same. */
export const isConfirmable = ({ status, completion }: Omit<Completing, 'confirmed'>) =>
	completion === 'ask' && status !== 'accepted'
const ON_THE_ROOF: readonly ChecklistStep[] = [
	'mounting',
	'electrical',
	'commissioning',
	'hand-over',
]

/** Whether work on the roof has begun: from then on the job is not handed back. */
export const hasBegun = (done: ReadonlySet<ChecklistStep>): boolean =>
	ON_THE_ROOF.some((step) => done.has(step))

/** Serial numbers are compared without regard to case. */
export const sameSerial = (serial: string) => serial.toUpperCase()

/**
 * Why a product cannot have these serial numbers, by their place in the list; null when it can.
 * @param others those of the order's other products
 */
export function wrongSerials(
	serials: readonly string[],
	quantity: number,
	others: readonly string[],
): Record<string, Message> | null {
	if (serials.length > quantity)
		return { serials: message('installations.fewer_ordered', { quantity }) }
	const taken = new Set(others.map(sameSerial))
	const wrong: Record<string, Message> = {}
	for (const [index, serial] of serials.entries()) {
		if (taken.has(sameSerial(serial)))
			wrong[`serials.${index}`] = message('installations.serial_twice', { serial })
		taken.add(sameSerial(serial))
	}
	return Object.keys(wrong).length > 0 ? wrong : null
}
