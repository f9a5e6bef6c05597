import type { State } from '../../../../../shared/addresses/states.ts'
import type { Day } from '../../../../../shared/calendar.ts'
import type { Connection } from '../../../../tariffs/bill/connection.ts'
import { sharesOfDay } from '../../../../tariffs/bill/use-by-hour.ts'
import {
	billDifferently,
	type KnownTariff,
	roughPctOf,
	type TariffBook,
	tariffsOn,
} from '../../../../tariffs/book.ts'
import {
	standInFor,
	type Connection as TariffPlace,
	type TariffsByLoad,
	tariffsFor,
} from '../../../../tariffs/choice.ts'
import { connectionOf } from '../../../../tariffs/rules.ts'
import type { Phase, TariffArea, TariffFit, TariffUse } from '../../../../tariffs/schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { SINGLE_PHASE_W } from '../../electrical/phases.ts'
import { memoize } from '../../memoize.ts'
import { hasFreeMonth } from '../use/sanctioned-load.ts'

/** The tariff that a plan is billed by. */
export interface BilledBy {
	/** The companies that may serve the place, the likeliest first. */
	companies: readonly { company: string; hasTariff: boolean }[]
	/** null where none of them has a tariff that is known. */
	company: string | null
	/** Whether another of them would bill differently and the buyer has named none. */
	isAssumed: boolean
	/** How a connection of so many kW is billed; null where no tariff is known in its state. */
	billing: (sanctionedKw: number) => Billing | null
	/**
	 * The same connection with another load, and with three phases where it comes to them: by the company's row for it,
	 * else by the row it had.
	 */
	enlarged: (sanctionedKw: number, toKw: number, toThreePhases: boolean) => Connection | null
	/** Further details of the connection that decide about the tariff. */
	changesWith: (sanctionedKw: number) => ConnectionDetail[]
}

/** The details of a connection that a buyer may give beside its load. */
export const CONNECTION_DETAILS = ['area', 'phase', 'meter'] as const
export type ConnectionDetail = (typeof CONNECTION_DETAILS)[number]

/** The tariff of a connection. */
export interface Billing {
	known: KnownTariff
	/** The company whose tariff it is. */
	company: string
	fit: TariffFit
	/** How far bills by it may be off, either way, per cent. */
	roughPct: number
	connection: Connection
}

/** Whose bills, and on which day. */
export interface BilledThere {
	/** The companies that may serve the place, the likeliest first. */
	companies: readonly string[]
	/** null abroad. */
	state: State | null
	on: Day
	/** The most that one phase carries, W; the usual limit unless given. */
	singlePhaseW?: number
}

type BillingRequest = Pick<PlanRequest, 'area' | 'phase'>
type BilledRequest = BillingRequest &
	Pick<PlanRequest, 'customer' | 'company' | 'meter' | 'daytimeUsePct'> &
	Parameters<typeof hasFreeMonth>[0]

/** A home's tariff is that of housing societies too. */
export const tariffUse = ({ customer }: Pick<PlanRequest, 'customer'>): TariffUse =>
	customer === 'shop' ? 'shop' : 'home'

// Tariffs of a day are the same array for many plans.
const foundIn = memoize(
	(_tariffs: readonly KnownTariff[]) => new Map<string, TariffsByLoad<KnownTariff> | null>(),
)
/** Connections by the same tariffs; further ones are looked up anew. */
const MAX_CONNECTIONS = 500

function knownTariffsFor(tariffs: readonly KnownTariff[], where: TariffPlace) {
	const known = foundIn(tariffs)
	const { company, use, area, phase, sanctionedKw } = where
	const key = `${sanctionedKw} ${phase} ${area} ${use} ${company}`
	const before = known.get(key)
	if (before !== undefined) return before
	const found = tariffsFor(tariffs, where)
	if (known.size >= MAX_CONNECTIONS) known.clear()
	known.set(key, found)
	return found
}

const NO_TARIFFS = { inForce: [], ended: [] }

/** Of the companies at a place the one that is named, else the likeliest; where its tariff is not known, by a nearest one. */
export function billedBy(
	book: Pick<TariffBook, 'tariffs'>,
	request: BilledRequest,
	{ companies, state, on, singlePhaseW = SINGLE_PHASE_W }: BilledThere,
): BilledBy {
	const use = tariffUse(request)
	const useByHour = sharesOfDay(request.customer, request.daytimeUsePct)
	const { inForce, ended } = state ? tariffsOn(book.tariffs, state, on) : NO_TARIFFS
	const isOf = (company: string) => (tariff: KnownTariff) =>
		tariff.use === use && tariff.companies.includes(company)
	const isKnown = (company: string) => inForce.some(isOf(company)) || ended.some(isOf(company))
	const named = companies.find((company) => company === request.company)
	const company = named ?? companies[0] ?? null
	const hasEnded = company !== null && !inForce.some(isOf(company)) && ended.some(isOf(company))
	const tariffs = hasEnded ? ended : inForce
	/** The phases of a connection that a buyer says nothing of: one, but for loads that take three. */
	const phasesOf = (kw: number): Phase[] =>
		kw * 1000 > singlePhaseW ? ['three', 'single'] : ['single', 'three']
	const ownRows = (
		of: string,
		{ area, phase }: BillingRequest,
		kw: number,
	): TariffsByLoad<KnownTariff> | null => {
		for (const ofArea of area ? [area] : AREAS)
			for (const ofPhase of phase ? [phase] : phasesOf(kw)) {
				const where = { company: of, use, area: ofArea, phase: ofPhase, sanctionedKw: kw }
				const rows = knownTariffsFor(tariffs, where)
				if (rows) return rows
			}
		return null
	}
	const found = (details: BillingRequest, kw: number) => {
		const own = company === null ? null : ownRows(company, details, kw)
		if (own) return { rows: own, fit: hasEnded ? ('ended' as const) : ('own' as const) }
		const { area = 'urban', phase = phasesOf(kw)[0] } = details
		return standInFor(tariffs, { area, phase, company, use, sanctionedKw: kw })
	}
	/** As the buyer has it, by the load. */
	const foundBefore = new Map<number, ReturnType<typeof found>>()
	const foundAt = (kw: number) => {
		const before = foundBefore.get(kw)
		if (before !== undefined) return before
		const rows = found(request, kw)
		foundBefore.set(kw, rows)
		return rows
	}
	const isSubsidyReceived = hasFreeMonth(request)
	const detailsOf = (kw: number) => ({
		sanctionedKw: kw,
		meter: request.meter ?? 'smart',
		useByHour,
		isSubsidyReceived,
	})
	const idOf = (more: BillingRequest, kw: number) => found({ ...request, ...more }, kw)?.rows[0].id
	return {
		companies: companies.map((each) => ({ company: each, hasTariff: isKnown(each) })),
		company,
		isAssumed: named === undefined && billDifferently(tariffs, companies, use),
		billing: (kw) => {
			const tariff = foundAt(kw)
			if (!tariff) return null
			const { rows, fit } = tariff
			const [known] = rows
			return {
				known,
				company: fit === 'other-company' ? known.companies.join(', ') : (company ?? ''),
				fit,
				roughPct: roughPctOf(known, fit),
				connection: connectionOf(rows, detailsOf(kw), on),
			}
		},
		enlarged: (kw, toKw, toThreePhases) => {
			const before = foundAt(kw)
			if (!before) return null
			const details = toThreePhases ? { ...request, phase: 'three' as const } : request
			const rows = company === null ? null : ownRows(company, details, toKw)
			return connectionOf(rows ?? before.rows, detailsOf(toKw), on)
		},
		changesWith: (kw) => {
			const changes: Record<ConnectionDetail, () => boolean> = {
				area: () => idOf({ area: 'urban' }, kw) !== idOf({ area: 'rural' }, kw),
				phase: () => idOf({ phase: 'single' }, kw) !== idOf({ phase: 'three' }, kw),
				meter: () => foundAt(kw)?.rows.some(({ figures }) => figures.timeOfDay) ?? false,
			}
			return CONNECTION_DETAILS.filter((detail) => changes[detail]())
		},
	}
}

const AREAS: TariffArea[] = ['urban', 'rural']
