import type { z } from '@hono/zod-openapi'
import { readState } from '../../shared/addresses/state-codes.ts'
import { numberIn } from '../../shared/numbers/typed-number.ts'
import { LOADS, startingWattsOf, wattsOf } from './loads.ts'
import type { PlanOption } from './sizing/answer/answer-schema.ts'
import type { PlanRequest } from './sizing/schema.ts'

export const CHOICES = ['best', 'cheaper', 'bigger'] as const
export type Choice = (typeof CHOICES)[number]

/** The choices of a plan's forms that say which of its figures count. */
const WAYS = ['placeBy', 'useBy', 'billsBy', 'roofBy', 'cuts'] as const

const FIELDS = [
	'pin',
	'city',
	'state',
	'company',
	'locality',
	'phase',
	'meter',
	'customer',
	'houses',
	'bill',
	'bills',
	'billMonths',
	'units',
	'area',
	'width',
	'depth',
	'budget',
	'load',
	...LOADS.map(({ name }) => name),
	'hours',
	'months',
	'rate',
	'sanctioned',
	'daytime',
	'tilt',
	'azimuth',
	'losses',
	'mounting',
	'metering',
	'export',
	'degradation',
	'growth',
	'discount',
	'upkeep',
	'gst',
	'taxation',
	'tax',
	'loan',
	'interest',
	'years',
	'commissioning',
	'choice',
	// The system in the cart that is being planned anew; no part of the plan itself.
	'replaces',
] as const

/** A plan's details as the buyer gives them, by their names in an address; the empty ones are left out. */
export type PlanDetails = Partial<Record<string, string>>

/** The body of the call for a plan. */
export type PlanRequestInput = z.input<typeof PlanRequest>

/** The details in an address or a form, as far as they count: a roof of any size, say, has no area any more. */
export function detailsIn(params: URLSearchParams): PlanDetails {
	const way = Object.fromEntries(WAYS.map((name) => [name, params.get(name)]))
	const gone = new Set<string>()
	const drop = (isOut: boolean, ...names: string[]) => {
		if (isOut) for (const name of names) gone.add(name)
	}
	drop(way.placeBy === 'pin', 'city')
	drop(way.placeBy === 'city', 'pin')
	drop(way.useBy === 'bill', 'units')
	drop(way.useBy === 'units', 'bill', 'bills', 'billMonths')
	drop(way.billsBy === 'one', 'bills')
	drop(way.roofBy === 'any' || way.roofBy === 'area', 'width', 'depth')
	drop(way.roofBy === 'any' || way.roofBy === 'sides', 'area')
	const counted = LOADS.map(({ name }) => name)
	drop(way.cuts === 'none' || way.cuts === 'loads', 'load')
	drop(way.cuts === 'none' || way.cuts === 'watts', ...counted)
	drop(way.cuts === 'none', 'hours')
	drop((params.get('customer') || 'home') !== 'society', 'houses')
	drop(params.get('customer') !== 'shop', 'gst', 'taxation', 'tax')
	const details: PlanDetails = {}
	for (const name of FIELDS) {
		const text = READERS[name]?.(params) ?? plainly(name, params.get(name) ?? '')
		if (text !== '' && !gone.has(name)) details[name] = text
	}
	if (details.bills) delete details.bill
	if (details.billMonths === '1') delete details.billMonths
	for (const name of counted) if (numberIn(details[name] ?? '0') === 0) delete details[name]
	if (details.customer === 'home') delete details.customer
	if (details.choice === 'best') delete details.choice
	return details
}

const WORDS: readonly string[] = [
	'pin',
	'city',
	'company',
	'locality',
	'phase',
	'meter',
	'customer',
	'mounting',
	'metering',
	'gst',
	'taxation',
	'commissioning',
	'choice',
	'replaces',
]

/** A figure without its separators; any other text stays as it is. */
function plainly(name: string, text: string): string {
	const value = WORDS.includes(name) ? Number.NaN : numberIn(text)
	return Number.isFinite(value) ? String(value) : text.trim()
}

/** Twelve figures of a form, or one list of them; empty where none is given. */
function monthsIn(params: URLSearchParams): string {
	const all = params.getAll('months').flatMap((text) => text.split(','))
	return all.some((text) => text.trim() !== '') ? all.map((text) => text.trim()).join(',') : ''
}

/** The bills of other months: from a form the fields of the chosen way, with or without separators; else one list. */
function billsIn(params: URLSearchParams): string {
	const ofForm: Record<string, string[]> = {
		two: ['summerBill', 'winterBill'].map((name) => params.get(name) ?? ''),
		all: params.getAll('bills'),
	}
	const typed = ofForm[params.get('billsBy') ?? '']
	const all = typed ?? (params.get('bills') ?? '').split(',')
	const bills = all.map((text) => plainly('bills', text))
	return bills.some((text) => text !== '') ? bills.join(',') : ''
}

/** The state named, or else its text as it is. */
function stateIn(params: URLSearchParams): string {
	const text = (params.get('state') ?? '').trim()
	return readState(text) ?? text
}

/** Readers of details other than figures and plain texts. */
const READERS: Partial<Record<string, (params: URLSearchParams) => string>> = {
	months: monthsIn,
	bills: billsIn,
	state: stateIn,
}

/** The address of a plan: one order of its parameters, nothing empty in it. */
export function addressOf(details: PlanDetails, path = '/planner'): string {
	const given = FIELDS.flatMap((name) => (details[name] ? [[name, details[name]] as const] : []))
	const query = given.map(([name, text]) => `${name}=${plain(text)}`).join('&')
	return query ? `${path}?${query}` : path
}

/** The address of a plan as it is shared and saved: its viewers see the plan alone. */
export const sharedAddressOf = (details: PlanDetails, path?: string): string =>
	addressOf({ ...details, replaces: undefined }, path)

/** Encoded, but for the commas, which are safe in an address and make it readable. */
const plain = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',')

/** Whether there is enough to plan with. */
export const hasPlaceAndUse = (details: PlanDetails) =>
	Boolean(
		(details.pin || details.city) &&
			(details.bill || details.bills || details.units || details.months),
	)

/** The choice an address names; the best unless it names another. */
export const choiceOf = (params: URLSearchParams): Choice =>
	CHOICES.find((choice) => choice === params.get('choice')) ?? 'best'

/** The system of a plan that is looked at: the chosen one where there is one, else the best; none in an empty plan. */
export const optionOf = <Option extends Pick<PlanOption, 'role'>>(
	{ options }: { options: readonly Option[] },
	choice: string | undefined,
): Option | undefined => options.find(({ role }) => role === choice) ?? options[0]

/** The request of an address. A text that is no number stays none, so that the call says so at its field. */
export const planRequestIn = (params: URLSearchParams): PlanRequestInput =>
	planRequestOf(detailsIn(params))

/** The load when the grid is away and its hours; undefined where neither is given. */
export function backupIn(details: PlanDetails): PlanRequestInput['backup'] {
	const number = (name: string) => {
		const text = details[name]
		return text === undefined ? undefined : numberIn(text)
	}
	const load = number('load') ?? (wattsOf(details) || undefined)
	const hours = number('hours')
	if (load === undefined && hours === undefined) return undefined
	const missing = Number.NaN
	const startW = details.load === undefined ? startingWattsOf(details) : 0
	return {
		loadW: load ?? missing,
		hours: hours ?? missing,
		...(startW > (load ?? missing) && { startW }),
	}
}

export function planRequestOf(details: PlanDetails): PlanRequestInput {
	const number = (name: string) => {
		const text = details[name]
		return text === undefined ? undefined : numberIn(text)
	}
	const isLent = details.loan !== undefined
	const isSided = details.width !== undefined || details.depth !== undefined
	const missing = Number.NaN
	return {
		pin: details.pin,
		city: details.pin ? undefined : details.city,
		state: details.state as PlanRequestInput['state'],
		company: details.company,
		area: details.locality as PlanRequestInput['area'],
		phase: details.phase as PlanRequestInput['phase'],
		meter: details.meter as PlanRequestInput['meter'],
		customer: details.customer as PlanRequestInput['customer'],
		houses: number('houses'),
		monthlyBill: number('bill'),
		monthlyKwh: number('units'),
		monthlyBills: details.bills?.split(',').map((text) => numberIn(text)),
		billMonths: number('billMonths') as PlanRequestInput['billMonths'],
		monthlyUse: details.months?.split(',').map((text) => numberIn(text)),
		rupeesPerKwh: number('rate'),
		sanctionedKw: number('sanctioned'),
		daytimeUsePct: number('daytime'),
		roofAreaM2: number('area'),
		roof: isSided
			? { widthM: number('width') ?? missing, depthM: number('depth') ?? missing }
			: undefined,
		budget: number('budget'),
		backup: backupIn(details),
		tilt: number('tilt'),
		azimuth: number('azimuth'),
		losses: number('losses'),
		mounting: details.mounting as PlanRequestInput['mounting'],
		metering: details.metering as PlanRequestInput['metering'],
		exportRupeesPerKwh: number('export'),
		degradationPct: number('degradation'),
		tariffGrowthPct: number('growth'),
		discountPct: number('discount'),
		upkeepPerKw: number('upkeep'),
		gstScheme: details.gst as PlanRequestInput['gstScheme'],
		taxation: details.taxation as PlanRequestInput['taxation'],
		incomeTaxPct: number('tax'),
		loan: isLent
			? {
					sharePct: number('loan') ?? missing,
					ratePct: number('interest'),
					years: number('years'),
				}
			: undefined,
		commissioning: details.commissioning,
	}
}

/** Whether an address says more than it must, such as one that a form sent. */
export const isUntidy = (params: URLSearchParams) =>
	WAYS.some((way) => params.has(way)) ||
	(params.get('state') ?? '') !== stateIn(params) ||
	[...params].some(([name, text]) => text === '' && FIELDS.some((field) => field === name))
