import { period, type Span } from '../../format/dates.ts'
import { number } from '../../format/english.ts'

interface OfOrder {
	orderId: string
}

/** Each step of the checklist, within a sentence. */
const STEPS = {
	survey: 'the survey',
	mounting: 'the mounting',
	electrical: 'the electrical work',
	commissioning: 'the commissioning',
	'net-meter': 'the net-meter application',
	'hand-over': 'the hand-over',
}

/** Why a visit was moved, as a sentence without its full stop. */
const REASONS = {
	'not-at-home': 'Nobody was at home',
	rain: 'It rained',
	'parts-late': 'Parts had not arrived',
	'roof-not-ready': 'The roof was not ready',
	'installer-away': 'The installer could not come',
}

/** What an installer comes for; visits from before surveys had their own appointment name none. */
interface OfVisit {
	visit?: 'survey' | 'installation'
}

const isSurvey = ({ visit }: OfVisit) => visit === 'survey'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const installations = {
	'installations.propose_not_allowed': 'Only an installer can propose an appointment.',
	'installations.work_not_allowed': 'Only an installer can change an installation.',
	'installations.confirm_not_allowed':
		'Only the buyer or the installer can confirm an appointment.',
	'installations.ask_not_allowed': 'Only the buyer can ask for another time.',
	'installations.jobs_installers_only': 'Only an installer has a list of jobs.',
	'installations.jobs_log_in': 'Log in as an installer to see your jobs.',
	'installations.key_reused': 'This Idempotency-Key was used for another change. Use a new one.',
	'installations.not_found': 'There is no such installation, or it is not yours to see.',
	'installations.photo_not_found': 'There is no such photo, or it is not yours to see.',
	'installations.no_such_photo': 'There is no such photo.',
	'installations.no_such_step': 'The checklist has no such step.',
	'installations.product_not_ordered': 'This product is not in the order.',
	'installations.work_begun':
		'Work on the roof has begun. Ask the store to give the order to another installer.',
	'installations.none_proposed': 'There is no proposed appointment to confirm.',
	'installations.moved_meanwhile':
		'The appointment was moved meanwhile. Look at the new time first.',
	'installations.time_passed': 'This time has passed. Ask for another.',
	'installations.none_to_change': 'There is no appointment to change.',
	'installations.choose_future': 'Choose a time in the future.',
	'installations.choose_sooner': 'Choose a time within the next two years.',
	'installations.appointment_not_confirmed': 'No appointment is confirmed.',
	'installations.time_wrong':
		'Type a day and a time with its zone, such as 2026-11-21T10:00:00+05:30.',
	'installations.length_wrong': 'An appointment lasts between 30 minutes and 10 hours.',
	'installations.anyway_wrong': 'Say whether it may overlap another: true or false.',
	'installations.done_wrong': 'Say whether it is done: true or false.',
	'installations.note_wrong': 'A note is text.',
	'installations.product_required': 'Name the product.',
	'installations.serial_required': 'Type the serial number.',
	'installations.serials_required': 'Send a list of serial numbers.',
	'installations.customer_required': 'Type the customer’s name.',
	'installations.confirmed_wrong': 'Say whether it is confirmed: true or false.',
	'installations.too_many_serials': ({ most }: { most: number }) =>
		`Send at most ${number(most)} serial numbers.`,
	'installations.too_many_photos': ({ most }: { most: number }) =>
		`A step has at most ${number(most)} photos. Delete one first.`,
	'installations.overlaps': ({
		name,
		city,
		orderId,
		span,
	}: OfOrder & { name: string; city: string; span: Span }) =>
		`It overlaps with ${name}, ${city} (order ${orderId}): ${period(span)}.`,
	'installations.proposed': ({
		span,
		orderId,
		moves,
		...of
	}: OfOrder & OfVisit & { span: Span; moves: boolean }) =>
		`Your installer proposes ${moves ? 'another time' : 'a time'}${isSurvey(of) ? ' for the survey' : ''}: ${period(span)} (order ${orderId})`,
	'installations.confirmed': ({ span, orderId, ...of }: OfOrder & OfVisit & { span: Span }) =>
		`Your ${isSurvey(of) ? 'survey' : 'appointment'} is ${period(span)} (order ${orderId})`,
	'installations.confirmed_by': ({
		name,
		span,
		orderId,
		...of
	}: OfOrder & OfVisit & { name: string; span: Span }) =>
		`${name} confirms ${isSurvey(of) ? 'the survey, ' : ''}${period(span)} (order ${orderId})`,
	'installations.other_time_asked': ({
		name,
		span,
		orderId,
		preference,
		...of
	}: OfOrder & OfVisit & { name: string; span: Span; preference: string | null }) =>
		`${name} asks for another time${isSurvey(of) ? ' for the survey' : ''} than ${period(span)} (order ${orderId})${preference ? `: “${preference}”` : ''}`,
	'installations.at': ({ span }: { span: Span }) => period(span),
	'installations.visit_at': ({
		span,
		reason,
		...of
	}: OfVisit & { span: Span; reason?: keyof typeof REASONS | null }) =>
		`${isSurvey(of) ? 'Survey' : 'Installation'}: ${period(span)}${reason ? `. ${REASONS[reason]}` : ''}`,
	'installations.no_survey': 'This order has no survey to arrange.',
	'installations.survey_done': 'The survey is done.',
	'installations.signed_off': ({ name }: { name: string }) => `Signed off by ${name}`,
	'installations.step_done': ({ step, orderId }: OfOrder & { step: keyof typeof STEPS }) =>
		`${capital(STEPS[step])} is done (order ${orderId})`,
	'installations.appointment_to_come': ({ span }: { span: Span }) =>
		`The appointment is still to come: ${period(span)}.`,
	'installations.step_not_done': ({ step }: { step: keyof typeof STEPS }) =>
		`${capital(STEPS[step])} is not done.`,
	'installations.serials_missing': ({
		lacking,
		quantity,
		name,
	}: {
		lacking: number
		quantity: number
		name: string
	}) =>
		`${lacking} of ${quantity} serial ${quantity === 1 ? 'number' : 'numbers'} missing: ${name}.`,
	'installations.photo_missing': ({ step }: { step: keyof typeof STEPS }) =>
		`There is no photo of ${STEPS[step]}.`,
	'installations.fewer_ordered': ({ quantity }: { quantity: number }) =>
		quantity === 1
			? 'Only one of these was ordered.'
			: `Only ${number(quantity)} of these were ordered.`,
	'installations.serial_elsewhere': ({ serial }: { serial: string }) =>
		`${serial} is noted for another order. Check the number; if it is right, ask the store.`,
	'installations.serial_in_two': ({
		serial,
		orderId,
		otherId,
	}: OfOrder & { serial: string; otherId: string }) =>
		`The serial number ${serial} was typed for order ${orderId} and is noted for order ${otherId}`,
	'installations.signature_wrong':
		'The signature could not be read. Clear it and sign again, or leave it blank.',
	'installations.latitude_wrong': 'Give the latitude in degrees, from -90 to 90.',
	'installations.longitude_wrong': 'Give the longitude in degrees, from -180 to 180.',
	'installations.measured_wrong': 'Type what was measured as a number that is not below 0.',
	'installations.measured_too_large': ({ max }: { max: number }) =>
		`Type at most ${number(max)}. Check the unit.`,
	'installations.string_required': 'Name the string.',
	'installations.polarity_required': 'Say whether the polarity is correct: true or false.',
	'installations.too_many_strings': ({ most }: { most: number }) =>
		`Give at most ${number(most)} strings.`,
	'installations.string_measured': ({
		name,
		openCircuitVolts,
		insulationMegaohms,
		polarityCorrect,
	}: {
		name: string
		openCircuitVolts: number
		insulationMegaohms: number
		polarityCorrect: boolean
	}) =>
		`${name}: ${openCircuitVolts} V, ${insulationMegaohms} MΩ, polarity ${polarityCorrect ? 'correct' : 'not correct'}`,
	'installations.not_measured': 'The test values are missing.',
	'installations.polarity_wrong': ({ name }: { name: string }) =>
		`The polarity of ${name} is not correct.`,
	'installations.insulation_low': ({ name, least }: { name: string; least: number }) =>
		`The insulation resistance of ${name} is below ${least} MΩ.`,
	'installations.serial_twice': ({ serial }: { serial: string }) =>
		`${serial} is there twice in this order.`,
}
