import type { Day } from '../../../../../shared/calendar.ts'
import type { Connection } from '../../../../tariffs/bill/connection.ts'
import { sharesOfDay } from '../../../../tariffs/bill/use-by-hour.ts'
import { billDifferently, type KnownTariff, type TariffBook } from '../../../../tariffs/book.ts'
import { type TariffsByLoad, tariffsFor } from '../../../../tariffs/choice.ts'
import { connectionOf } from '../../../../tariffs/rules.ts'
import type { Phase, TariffArea, TariffUse } from '../../../../tariffs/schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { SINGLE_PHASE_W } from '../../electrical/phases.ts'

/** The tariff that a plan is billed by. */
export interface BilledBy {
	/** The companies that may serve the place, the likeliest first. */
	companies: readonly { company: string; hasTariff: boolean }[]
	/** null where none of them has a tariff that is known. */
	company: string | null
	/** Whether another of them would bill differently and the buyer has named none. */
	isAssumed: boolean
	/** How a connection of so many kW is billed; null where no tariff is known for it. */
	billing: (sanctionedKw: number) => Billing | null
	/** Further details of the connection that decide about the tariff. */
	changesWith: (sanctionedKw: number) => ConnectionDetail[]
}

/** The details of a connection that a buyer may give beside its load. */
export const CONNECTION_DETAILS = ['area', 'phase', 'meter'] as const
export type ConnectionDetail = (typeof CONNECTION_DETAILS)[number]

/** The tariff of a connection. */
export interface Billing {
	known: KnownTariff
	connection: Connection
}

type BillingRequest = Pick<PlanRequest, 'area' | 'phase'>
type BilledRequest = BillingRequest &
	Pick<PlanRequest, 'customer' | 'company' | 'meter' | 'daytimeUsePct'>

/** A home's tariff is that of housing societies too. */
export const tariffUse = ({ customer }: Pick<PlanRequest, 'customer'>): TariffUse =>
	customer === 'shop' ? 'shop' : 'home'

/** Of the companies at a place the one that is named, else the likeliest whose tariff is known. */
export function billedBy(
	{ tariffs }: Pick<TariffBook, 'tariffs'>,
	companies: readonly string[],
	request: BilledRequest,
	on: Day,
): BilledBy {
	const use = tariffUse(request)
	const useByHour = sharesOfDay(request.customer, request.daytimeUsePct)
	const isKnown = (company: string) =>
		tariffs.some((tariff) => tariff.use === use && tariff.companies.includes(company))
	const named = companies.find((company) => company === request.company)
	const company = named ?? companies.find(isKnown) ?? null
	const rowsOf = (details: BillingRequest, kw: number) =>
		company === null ? null : rowsFor(tariffs, { company, use }, details, kw)
	const idOf = (more: BillingRequest, kw: number) => rowsOf({ ...request, ...more }, kw)?.[0].id
	return {
		companies: companies.map((each) => ({ company: each, hasTariff: isKnown(each) })),
		company,
		isAssumed: named === undefined && billDifferently(tariffs, companies, use),
		billing: (kw) => {
			const rows = rowsOf(request, kw)
			if (!rows) return null
			const details = { sanctionedKw: kw, meter: request.meter ?? 'smart', useByHour }
			return { known: rows[0], connection: connectionOf(rows, details, on) }
		},
		changesWith: (kw) => {
			const changes: Record<ConnectionDetail, () => boolean> = {
				area: () => idOf({ area: 'urban' }, kw) !== idOf({ area: 'rural' }, kw),
				phase: () => idOf({ phase: 'single' }, kw) !== idOf({ phase: 'three' }, kw),
				meter: () => rowsOf(request, kw)?.some(({ figures }) => figures.timeOfDay) ?? false,
			}
			return CONNECTION_DETAILS.filter((detail) => changes[detail]())
		},
	}
}

/** The phases of a connection that a buyer says nothing of: one, but for loads that take three. */
const phasesOf = (kw: number): Phase[] =>
	kw * 1000 > SINGLE_PHASE_W ? ['three', 'single'] : ['single', 'three']

const AREAS: TariffArea[] = ['urban', 'rural']

function rowsFor(
	tariffs: readonly KnownTariff[],
	billed: { company: string; use: TariffUse },
	{ area, phase }: BillingRequest,
	sanctionedKw: number,
): TariffsByLoad<KnownTariff> | null {
	for (const ofArea of area ? [area] : AREAS)
		for (const ofPhase of phase ? [phase] : phasesOf(sanctionedKw)) {
			const where = { ...billed, area: ofArea, phase: ofPhase, sanctionedKw }
			const found = tariffsFor(tariffs, where)
			if (found) return found
		}
	return null
}
