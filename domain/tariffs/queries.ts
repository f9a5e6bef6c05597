import type { Database } from '../../db/database.ts'
import type { State } from '../../shared/addresses/states.ts'
import { dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { sum, toRupees } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { companiesOfPin, stateOfPin } from './bill/companies.ts'
import { monthBill } from './bill/connection.ts'
import { sharesOfDay } from './bill/use-by-hour.ts'
import {
	billDifferently,
	holding,
	type KnownTariff,
	knownTariff,
	meteringRule,
	roughPctOf,
	stateSubsidy,
	type TariffBook,
	tariffsOn,
} from './book.ts'
import { standInFor, type TariffsByLoad, tariffOfMonth, tariffsFor } from './choice.ts'
import { type Bill, yearOfBills } from './internal/bill/bill.ts'
import { connectionOf, timeOfDayCounted } from './rules.ts'
import type { BillAnswer, BillRequest, Companies, TariffFit } from './schema.ts'
import { tariffTables } from './tables.ts'

/** The tariffs of a state, or of all states, in the order in which they came into force. */
async function tariffsIn(db: Database, state: State | null): Promise<KnownTariff[]> {
	const all = tariffTables(db).selectFrom('retail_tariffs').selectAll()
	const wanted = state === null ? all : all.where('state', '=', state)
	const rows = await wanted.orderBy('valid_from').orderBy('id').execute()
	return rows.map(knownTariff)
}

const tariffsOf = ({ rowCache }: AppContext, state: State | null) =>
	rowCache.read(`tariffs of ${state ?? 'all states'}`, (db) => tariffsIn(db, state))

async function rulesIn(db: Database): Promise<Omit<TariffBook, 'tariffs'>> {
	const tables = tariffTables(db)
	const [metering, subsidies] = await Promise.all([
		tables.selectFrom('metering_rules').selectAll().orderBy('valid_from').execute(),
		tables.selectFrom('state_subsidies').selectAll().orderBy('valid_from').orderBy('id').execute(),
	])
	return { metering: metering.map(meteringRule), subsidies: subsidies.map(stateSubsidy) }
}

/**
 * The tariff book for plans in a state, as it is in memory.
 * @param state whose tariffs; null for those of all
 */
export async function tariffBook(ctx: AppContext, state: State | null): Promise<TariffBook> {
	const [tariffs, rules] = await Promise.all([
		tariffsOf(ctx, state),
		ctx.rowCache.read('metering rules and state subsidies', rulesIn),
	])
	return { tariffs, ...rules }
}

/** The tariffs in force today at a PIN code. */
async function inForceAt(ctx: AppContext, pin: string): Promise<readonly KnownTariff[]> {
	const state = stateOfPin(pin)
	if (!state) return []
	return tariffsOn(await tariffsOf(ctx, state), state, dayAt(ctx.now())).inForce
}

/** The companies that may serve a PIN code, the likeliest first. */
export async function companiesAt(ctx: AppContext, pin: string): Promise<Companies> {
	const tariffs = await inForceAt(ctx, pin)
	const companies = companiesOfPin(pin)
	const ofCompany = (company: string) =>
		tariffs.filter((tariff) => tariff.companies.includes(company))
	return {
		pin,
		companies: companies.map((company) => ({
			company,
			hasTariff: ofCompany(company).length > 0,
			billingMonths: ofCompany(company)[0]?.figures.billingMonths ?? 1,
		})),
		choiceChangesBill:
			billDifferently(tariffs, companies, 'home') || billDifferently(tariffs, companies, 'shop'),
	}
}

function companyFor(
	tariffs: readonly KnownTariff[],
	{ pin = '', company, use }: BillRequest,
): Result<string> {
	const companies = companiesOfPin(pin)
	const [likeliest] = companies
	if (likeliest === undefined || (company !== undefined && !companies.includes(company))) {
		const said = message('tariffs.company_elsewhere', { companies })
		return failField(company ? 'company' : 'pin', said)
	}
	if (company !== undefined) return ok(company)
	if (!billDifferently(tariffs, companies, use)) return ok(likeliest)
	const said = message('tariffs.company_needed', { companies })
	return fail('company_needed', said, { fields: { company: said }, facts: { companies } })
}

interface Asked {
	company: string
	found: TariffsByLoad<KnownTariff>
	fit: TariffFit
}

/** The tariffs that bills of such a connection are calculated by. */
async function tariffsAsked(ctx: AppContext, request: BillRequest): Promise<Result<Asked>> {
	const { tariff: id, pin = '', use, area, phase, sanctionedKw } = request
	if (id !== undefined) {
		const rows = (await tariffsOf(ctx, null)).filter((row) => row.id === id)
		const tariff = holding(rows, dayAt(ctx.now()), (row) => row.id)[0]
		if (!tariff) return failField('tariff', message('tariffs.no_tariff'))
		const company = request.company ?? tariff.companies.join(', ')
		return ok({ company, found: [tariff], fit: 'own' })
	}
	const tariffs = await inForceAt(ctx, pin)
	const company = companyFor(tariffs, request)
	if (!company.ok) return company
	const connection = { company: company.value, use, area, phase, sanctionedKw }
	const found = tariffsFor(tariffs, connection)
	if (found) return ok({ company: company.value, found, fit: 'own' })
	const standIn = standInFor(tariffs, connection)
	const said = message('tariffs.not_known', { company: company.value })
	if (!standIn) return failField('company', said)
	return ok({ company: company.value, found: standIn.rows, fit: standIn.fit })
}

const inRupees = ({ kwh, ...parts }: Bill) => ({
	kwh,
	...(Object.fromEntries(
		Object.entries(parts).map(([name, amount]) => [name, toRupees(amount)]),
	) as Record<keyof typeof parts, number>),
})

/** A year’s bills by the tariff in force today. */
export async function billFor(ctx: AppContext, request: BillRequest): Promise<Result<BillAnswer>> {
	const on = dayAt(ctx.now())
	const asked = await tariffsAsked(ctx, request)
	if (!asked.ok) return asked
	const { company, found, fit } = asked.value
	const use = request.months ?? Array.from({ length: 12 }, () => request.kwh ?? 0)
	const [smallest] = found
	const useByHour = sharesOfDay(request.use)
	const connection = connectionOf(found, { ...request, useByHour }, on)
	const months = yearOfBills(use, smallest.figures.billingMonths, (kwh) =>
		monthBill(connection, kwh),
	)
	const tariff = tariffOfMonth(found, Math.max(...use))
	return ok({
		tariff: {
			id: tariff.id,
			company,
			state: tariff.state,
			confidence: tariff.confidence,
			asOf: tariff.as_of,
			fit,
			roughPct: roughPctOf(tariff, fit),
		},
		timeOfDay: request.meter === 'smart' ? timeOfDayCounted(tariff.figures, useByHour) : null,
		months: months.map(inRupees),
		yearly: toRupees(sum(months.map(({ total }) => total))),
	})
}
