import { weekdayInWords } from '../../format/dates.ts'
import { number } from '../../format/english.ts'

/** Notifications of before enquiries had numbers have none. */
interface Numbered {
	number?: string
}

const named = (number: string | undefined) => (number ? ` ${number}` : '')

const DONE = {
	take: 'taken',
	answer: 'answered',
	release: 'released',
	close: 'closed',
	reopen: 'reopened',
}

export const enquiries = {
	'enquiries.take_not_allowed': 'Only an installer can take an enquiry.',
	'enquiries.answer_not_allowed': 'Only an installer or an admin can answer an enquiry.',
	'enquiries.release_not_allowed': 'Only an installer or an admin can release an enquiry.',
	'enquiries.close_not_allowed': 'Only an admin or whoever sent an enquiry can close it.',
	'enquiries.reopen_not_allowed':
		'Only an admin, its installer or whoever sent an enquiry can reopen it.',
	'enquiries.not_offered': 'This enquiry is not open to you.',
	'enquiries.not_taken': 'You have not taken this enquiry.',
	'enquiries.export_admins_only': 'Only an admin can export enquiries.',
	'enquiries.price_admins_only': 'Only an admin can quote a price.',
	'enquiries.several_admins_only': 'Only an admin can answer several enquiries at once.',
	'enquiries.choose': 'Choose at least one enquiry.',
	'enquiries.assign_admins_only': 'Only an admin can give an enquiry to an installer.',
	'enquiries.asks_shop': 'This enquiry asks the shop: answer it yourself.',
	'enquiries.has_it_already': 'This installer has the enquiry already.',
	'enquiries.no_installer': 'Choose an installer who is not suspended.',
	'enquiries.given': ({ number, name, pin }: Numbered & { name: string; pin: string }) =>
		`The shop gave you the enquiry${named(number)} from ${name}, ${pin}`,
	'enquiries.not_about_cost': 'This enquiry does not ask what delivery costs.',
	'enquiries.goods_required': 'Name the goods whose delivery is to be priced.',
	'enquiries.no_cost_in_demo': 'A demo store delivers nothing, so it quotes no delivery.',
	'enquiries.cost_wrong': 'Type the cost in rupees, such as 1,500; 0 is free.',
	'enquiries.delivery_day_over': 'Choose today or a later day.',
	'enquiries.price_quoted': ({ number }: Numbered) =>
		`Your enquiry${named(number)} was answered: see the price and order at it`,
	'enquiries.nowhere_to_reply':
		'They gave no email address and have no account: call them instead.',
	'enquiries.not_found': 'There is no such enquiry, or it is not yours to see.',
	'enquiries.log_in': 'Log in to see your enquiries.',
	'enquiries.already_open': 'This enquiry is open again.',
	'enquiries.already_taken': 'This enquiry is already taken.',
	'enquiries.already_answered': 'This enquiry has already been answered.',
	'enquiries.already_closed': 'This enquiry has been closed.',
	'enquiries.pin_wrong': 'Type a PIN code of six digits, such as 411038.',
	'enquiries.plan_wrong':
		'This must be the address of a plan, such as /planner?pin=411038&bill=4000.',
	'enquiries.contact_required': 'Give a contact number or an email address.',
	'enquiries.name_required': 'Name is required.',
	'enquiries.pin_required': 'PIN code is required.',
	'enquiries.call_day_wrong': ({ from, to }: { from: string; to: string }) =>
		`Choose a day from ${weekdayInWords(from)} to ${weekdayInWords(to)}.`,
	'enquiries.call_time_over': 'That time is over today: choose a later time or another day.',
	'enquiries.sender_taken': ({ number }: Numbered) =>
		`An installer has taken your enquiry${named(number)}`,
	'enquiries.sender_answered': ({ number }: Numbered) =>
		`Your enquiry${named(number)} was answered`,
	'enquiries.sender_closed': ({ number }: Numbered) => `Your enquiry${named(number)} was closed`,
	'enquiries.plan_too_long': ({ max }: { max: number }) =>
		`The address of the plan is too long: use at most ${number(max)} characters.`,
	'enquiries.new_from': ({ number, name, pin }: Numbered & { name: string; pin: string }) =>
		`New enquiry${named(number)} from ${name}, ${pin}`,
	'enquiries.was_changed': ({
		number,
		name,
		pin,
		step,
	}: Numbered & {
		name: string
		pin: string
		step: keyof typeof DONE
	}) => `The enquiry${named(number)} from ${name}, ${pin} was ${DONE[step]}`,
	'enquiries.step_done': ({ step }: { step: keyof typeof DONE }) => `Enquiry: ${DONE[step]}`,
}
