import { daysBetween } from '../../../format/dates.ts'
import { number } from '../../../format/english.ts'
import { inRupees, inWholeRupees } from '../../../format/money.ts'

const sum = (paise: number) => (paise % 100 === 0 ? inWholeRupees(paise) : inRupees(paise))

export const delivery = {
	'delivery.admins_only': 'Only an admin can see and change the rates of delivery.',
	'delivery.log_in_as_admin': 'Log in as an admin to see and change the rates of delivery.',
	'delivery.rates': 'Rates of delivery',
	'delivery.saved_meanwhile': 'Somebody else has saved the rates of delivery meanwhile.',
	'delivery.no_such_revision': 'The rates were never saved under this number.',
	'delivery.prefix_wrong':
		'Type two to six digits with which PIN codes begin, with commas between.',
	'delivery.prefix_required': 'Say with which digits the PIN codes begin.',
	'delivery.km_required': 'Say how many kilometres it reaches.',
	'delivery.band_name_required': 'Give the band a name.',
	'delivery.reach_required': 'Choose where the band reaches.',
	'delivery.costs_fall': 'Heavier goods must not cost less to deliver than lighter ones.',
	'delivery.classes_not_rising': 'Each weight must be above the one before.',
	'delivery.cost_for_each_class': 'A band has a cost, or none, for each class of weight.',
	'delivery.no_working_day': 'Leave at least one working day.',
	'delivery.items_wrong':
		'Name at most 100 products with how many of each, such as solar-panel-250w:2.',
	'delivery.no_such_product': ({ id }: { id: string }) => `There is no product ${id}.`,
	'delivery.costs': ({ fromDay, toDay, cost }: { fromDay: string; toDay: string; cost: number }) =>
		`Delivered ${daysBetween(fromDay, toDay)}${cost === 0 ? ', free' : ` for ${sum(cost)}`}`,
	'delivery.ask_place': ({ pin }: { pin: string }) =>
		`We have no fixed rate for ${pin}. We tell you the cost and the day before you pay.`,
	'delivery.ask_weight':
		'We do not know yet what this weighs. We tell you the cost and the day before you pay.',
	'delivery.ask_heavy': ({ kg }: { kg: number }) =>
		`We have no fixed rate for ${number(kg)} kg. We tell you the cost and the day before you pay.`,
}
